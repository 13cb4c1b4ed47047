import type { RulesCoverage } from '../api';
import type { Rules } from '../auth/guard';
import { DataError } from '../tree/errors';
import { nodeFromJson } from '../tree/from-json';
import type { TreeNode } from '../tree/node';
import { Namespace, type WriteLog } from './namespace';

/** The log is limited, because clients may send any number of names. */
const MAX_LINES = 100;

export function onceEach(log: (line: string) => void): (line: string) => void {
  const said = new Set<string>();
  return (line) => {
    if (said.has(line) || said.size >= MAX_LINES) return;
    said.add(line);
    log(line);
  };
}

interface NamespacesOptions {
  readonly defaultName: string;
  readonly isAny: boolean;
  readonly data: unknown;
  readonly imported: ReadonlyMap<string, TreeNode | null>;
  readonly stored: ReadonlyMap<string, TreeNode | null>;
  readonly rules: Rules | null;
  readonly rulesOf: ReadonlyMap<string, Rules>;
  readonly log: WriteLog | null;
  readonly report: (line: string) => void;
}

function placed(error: DataError): DataError {
  const key = error.place.at(-1);
  if (key === undefined) return error;
  const parent = `/${error.place.slice(0, -1).join('/')}`;
  return new DataError(error.code, `${error.message} (key ${JSON.stringify(key)} in ${parent})`);
}

export class Namespaces {
  private readonly byName = new Map<string, Namespace>();
  /** Databases that clients have named and nobody else. */
  private readonly unasked = new Set<Namespace>();
  private readonly reportOnce: (line: string) => void;
  private readonly rulesByText = new Map<string, Rules>();
  private initial: TreeNode | null | undefined;
  private rules: Rules | null;
  private readonly rulesOf: Map<string, Rules>;

  constructor(private readonly options: NamespacesOptions) {
    this.rulesOf = new Map(options.rulesOf);
    this.rules = options.rules;
    this.reportOnce = onceEach(options.report);
  }

  /**
   * Returns the database of a name, which is created on first use; null means the default one.
   * @throws {DataError} when the initial data is not valid.
   */
  get(name: string | null): Namespace {
    const found = this.find(name);
    this.unasked.delete(found);
    return found;
  }

  /** A name that is null or empty means the default database. */
  ofClient(name: string | null): Namespace {
    const { defaultName, isAny } = this.options;
    if (name === null || name === '' || this.byName.has(name)) return this.find(name);
    if (isAny) {
      const made = this.find(name);
      this.unasked.add(made);
      return made;
    }
    this.reportOnce(
      `a client uses the database "${name}" and gets "${defaultName}", the only one; make more with namespace(name), or without namespaces: 'one' (--one-database)`,
    );
    return this.find(null);
  }

  /** When the last connection ends, a database that nobody changed goes. */
  enter(namespace: Namespace, connection: { destroy(): unknown }): () => void {
    const leave = namespace.network.take(connection);
    return () => {
      leave();
      // The session of the connection ends in the same turn of the event loop.
      setImmediate(() => {
        if (namespace.isUnused && this.unasked.delete(namespace)) this.byName.delete(namespace.name);
      });
    };
  }

  all(): readonly Namespace[] {
    return [...this.byName.values()];
  }

  used(): readonly Namespace[] {
    return this.all().filter(({ root, initial }) => root !== null || initial !== null);
  }

  get isAny(): boolean {
    return this.options.isAny;
  }

  coverage(): readonly RulesCoverage[] {
    return [...this.rulesByText.values()].map(({ source, ruleset, coverage }) =>
      coverage.report(source, ruleset.rules()),
    );
  }

  rulesAtStart(name: string): Rules | null {
    return this.rulesOf.get(name) ?? this.rules;
  }

  /** With a name for that database, with null for all that have no rules of their own. */
  replaceRules(name: string | null, rules: Rules): void {
    if (name === null) this.rules = rules;
    else this.rulesOf.set(name, rules);
    for (const namespace of this.all()) {
      const isConcerned = name === null ? !this.rulesOf.has(namespace.name) : namespace.name === name;
      if (isConcerned) namespace.changeRules(rules);
    }
  }

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

  private find(name: string | null): Namespace {
    const wanted = name === null || name === '' ? this.options.defaultName : name;
    const known = this.byName.get(wanted);
    if (known !== undefined) return known;
    const stored = this.options.stored.get(wanted);
    const rules = this.rulesAtStart(wanted);
    const sameRules = (given: Rules): Rules => {
      const same = this.rulesByText.get(given.source) ?? given;
      this.rulesByText.set(given.source, same);
      return same;
    };
    const made = new Namespace({
      name: wanted,
      initial: stored === undefined ? this.treeAtStart(wanted) : stored,
      rules: rules === null ? null : sameRules(rules),
      sameRules,
      log: this.options.log,
    });
    this.byName.set(wanted, made);
    return made;
  }
}
