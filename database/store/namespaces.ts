import type { Rules } from '../auth/guard';
import { DataError } from '../tree/data-error';
import { nodeFromJson } from '../tree/from-json';
import type { TreeNode } from '../tree/node';
import { Namespace, type WriteLog } from './namespace';

/** What the databases of a server start with. */
interface NamespacesOptions {
  /** The name used when a client gives none. */
  readonly defaultName: string;
  /** The tree of a database that was neither imported nor stored, as JSON. */
  readonly data: unknown;
  /** Trees that were imported, by name. */
  readonly imported: ReadonlyMap<string, TreeNode | null>;
  /** Trees that were stored, by name. */
  readonly stored: ReadonlyMap<string, TreeNode | null>;
  readonly rules: Rules | null;
  /** Rules of single databases, by name; they count instead of `rules`. */
  readonly rulesOf: ReadonlyMap<string, Rules>;
  readonly log: WriteLog | null;
}

/** An error of the initial data with the place where it is wrong. */
function placed(error: DataError): DataError {
  const key = error.place.at(-1);
  if (key === undefined) return error;
  const parent = `/${error.place.slice(0, -1).join('/')}`;
  return new DataError(error.code, `${error.message} (key ${JSON.stringify(key)} in ${parent})`);
}

/** The databases of a server, made when they are first named. */
export class Namespaces {
  private readonly byName = new Map<string, Namespace>();
  private initial: TreeNode | null | undefined;

  constructor(private readonly options: NamespacesOptions) {}

  /** The database of a name; null or an empty name is the default one. Throws DataError when the initial data is invalid. */
  get(name: string | null): Namespace {
    const wanted = name === null || name === '' ? this.options.defaultName : name;
    const known = this.byName.get(wanted);
    if (known !== undefined) return known;
    const stored = this.options.stored.get(wanted);
    const made = new Namespace({
      name: wanted,
      initial: stored === undefined ? this.treeAtStart(wanted) : stored,
      rules: this.rulesAtStart(wanted),
      log: this.options.log,
    });
    this.byName.set(wanted, made);
    return made;
  }

  /** The databases that were named so far. */
  all(): readonly Namespace[] {
    return [...this.byName.values()];
  }

  /** The rules that a database was started with; null for none. */
  rulesAtStart(name: string): Rules | null {
    return this.options.rulesOf.get(name) ?? this.options.rules;
  }

  /** The tree that a database was started with, unless it was stored. */
  treeAtStart(name: string): TreeNode | null {
    const imported = this.options.imported.get(name);
    if (imported !== undefined) return imported;
    // One tree for all of them: it is immutable.
    if (this.initial === undefined) {
      try {
        this.initial = nodeFromJson(this.options.data ?? null, null, { now: Date.now() });
      } catch (error) {
        throw error instanceof DataError ? placed(error) : error;
      }
    }
    return this.initial;
  }
}
