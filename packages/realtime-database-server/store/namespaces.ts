import type { RulesCoverage } from '../api';
import type { Rules } from '../auth/guard';
import { DataError } from '../tree/errors';
import { nodeFromJson } from '../tree/from-json';
import type { TreeNode } from '../tree/node';
import { Namespace, type WriteLog } from './namespace';

/** Most different lines: clients may send any number of names. */
const MAX_LINES = 100;

export function onceEach(log: (line: string) => void): (line: string) => void {
  const said = new Set<string>();
  return (line) => {
    if (said.has(line) || said.size >= MAX_LINES) return;
    said.add(line);
    log(line);
  };
}

/** Initial state of the databases of a server. The maps are by name of the database. */
interface NamespacesOptions {
  readonly defaultName: string;
  /** Whether every name that a client uses is a database of its own. */
  readonly isAny: boolean;
  /** Initial data of a database that was neither imported nor stored, as JSON. */
  readonly data: unknown;
  readonly imported: ReadonlyMap<string, TreeNode | null>;
  readonly stored: ReadonlyMap<string, TreeNode | null>;
  readonly rules: Rules | null;
  /** They replace `rules` for that database. */
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
  /** The databases that only clients have named. */
  private readonly unasked = new Set<Namespace>();
  private readonly reportOnce: (line: string) => void;
  private readonly rulesByText = new Map<string, Rules>();
  private initial: TreeNode | null | undefined;
  /** The initial rules of databases without their own; null for none. */
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

  /** Returns the database that a client gets for the name that it uses; null or an empty one means the default one. */
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

  /** Counts a connection of a client. Returns a function for its end: a database that nobody changed then goes. */
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

  /** The databases that hold something now, or did at the start. */
  used(): readonly Namespace[] {
    return this.all().filter(({ root, initial }) => root !== null || initial !== null);
  }

  get isAny(): boolean {
    return this.options.isAny;
  }

  /** Returns what clients reached of each text of rules that was in force in any database. */
  coverage(): readonly RulesCoverage[] {
    return [...this.rulesByText.values()].map(({ source, ruleset, coverage }) =>
      coverage.report(source, ruleset.rules()),
    );
  }

  /** Returns the initial rules of a database; null for none. */
  rulesAtStart(name: string): Rules | null {
    return this.rulesOf.get(name) ?? this.rules;
  }

  /** Puts rules in force from a file that changed: those of one database, or those of all others (null). */
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
