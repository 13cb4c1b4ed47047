import type { Rules } from '../auth/guard';
import { DataError } from '../tree/data-error';
import { nodeFromJson } from '../tree/from-json';
import type { TreeNode } from '../tree/node';
import { Namespace, type WriteLog } from './namespace';

/** Initial state of the databases of a server. */
interface NamespacesOptions {
  /** Name of the database for clients that name none. */
  readonly defaultName: string;
  /** Initial data of a database that was neither imported nor stored, as JSON. */
  readonly data: unknown;
  /** Imported trees, by name of the database. */
  readonly imported: ReadonlyMap<string, TreeNode | null>;
  /** Stored trees, by name of the database. */
  readonly stored: ReadonlyMap<string, TreeNode | null>;
  readonly rules: Rules | null;
  /** Rules of single databases, by name. They replace `rules` for that database. */
  readonly rulesOf: ReadonlyMap<string, Rules>;
  readonly log: WriteLog | null;
}

/** Adds the path of the error to an error in the initial data. */
function placed(error: DataError): DataError {
  const key = error.place.at(-1);
  if (key === undefined) return error;
  const parent = `/${error.place.slice(0, -1).join('/')}`;
  return new DataError(error.code, `${error.message} (key ${JSON.stringify(key)} in ${parent})`);
}

/** The databases of a server. Each is created on first use. */
export class Namespaces {
  private readonly byName = new Map<string, Namespace>();
  private initial: TreeNode | null | undefined;

  constructor(private readonly options: NamespacesOptions) {}

  /**
   * Returns the database of a name; null or an empty name means the default one.
   * @throws {DataError} when the initial data is not valid.
   */
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

  /** Returns the databases that were used so far. */
  all(): readonly Namespace[] {
    return [...this.byName.values()];
  }

  /** Returns the initial rules of a database; null for none. */
  rulesAtStart(name: string): Rules | null {
    return this.options.rulesOf.get(name) ?? this.options.rules;
  }

  /** Returns the initial tree of a database, without stored data. */
  treeAtStart(name: string): TreeNode | null {
    const imported = this.options.imported.get(name);
    if (imported !== undefined) return imported;
    // All databases share one tree, because it is immutable.
    if (this.initial === undefined) {
      try {
        this.initial = nodeFromJson(this.options.data ?? null, null, Date.now());
      } catch (error) {
        throw error instanceof DataError ? placed(error) : error;
      }
    }
    return this.initial;
  }
}
