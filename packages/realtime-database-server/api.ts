/// <reference lib="esnext.disposable" preserve="true" />

/**
 * Security rules: JSON text, in which comments are allowed, the parsed value (`{ rules: { … } }`), or the path of a
 * file with the text.
 */
export type RulesSource = string | object;

/** Options of a database server. */
export interface DatabaseOptions {
  /** The TCP port; 0 takes any free one. Default: 0. */
  readonly port?: number | undefined;
  /** The address to listen on. Default: 127.0.0.1. */
  readonly host?: string | undefined;
  /**
   * Names and addresses besides those of this machine (`localhost`, `*.localhost`, `127.0.0.0/8`, `[::1]`) by which
   * clients reach the server, and whose pages it answers: a container's `db`, an Android emulator's `10.0.2.2`. Any
   * other is refused, because it could be a web page's.
   */
  readonly allowHosts?: readonly string[] | undefined;
  /**
   * Allows a `host` that other machines reach. They can then read and write everything, by its address or a name without a
   * dot. Default: false.
   */
  readonly allowOtherMachines?: boolean | undefined;
  /** Answers web pages of every origin, not only those of this machine. Default: false. */
  readonly allowAnyPage?: boolean | undefined;
  /** Name of the database for requests that do not name one. Default: `default`. */
  readonly namespace?: string | undefined;
  /**
   * The databases that clients reach. `any`: each name is a database of its own, as in the official emulator. `one`:
   * whatever name a client uses, it gets the one database, unless `namespace()`, `rulesOf`, `import` or `persist` made
   * one of that name. Default: `any`.
   */
  readonly namespaces?: 'one' | 'any' | undefined;
  /** Initial data of every database that was neither imported nor stored, as JSON. */
  readonly data?: unknown;
  /** Security rules of all databases. Without rules, everyone may read and write everything. */
  readonly rules?: RulesSource | undefined;
  /** Rules of single databases, by name. They replace `rules` for that database. */
  readonly rulesOf?: Readonly<Record<string, RulesSource>> | undefined;
  /** Reads rules that were given as a file again whenever the file changes. Default: false. */
  readonly watchRules?: boolean | undefined;
  /** A folder that the official emulator or `export` wrote, to import at the start. */
  readonly import?: string | undefined;
  /** The file to keep the state in. Without it, the state is lost when the server stops. */
  readonly persist?: string | undefined;
  /**
   * Whether a browser that opens the address gets a page to view and edit the data, and the only origin that may frame
   * this page. Default: true, and no page may.
   */
  readonly viewer?: boolean | { readonly framedBy: string } | undefined;
  /** Receives lines about rules that changed, about clients that use another database, and about errors. */
  readonly log?: ((line: string) => void) | undefined;
}

/**
 * The clock of one database: `now` in rules and the server value `timestamp`. Times are in milliseconds since
 * 1970.
 */
export interface Clock {
  /** Returns the current time of the clock. */
  now(): number;
  /**
   * Stops the clock at a time.
   * @throws {RangeError} when it is not a valid time.
   */
  set(time: number | Date): void;
  /**
   * Lets the clock run, from a given time or from its current time.
   * @throws {RangeError} when it is not a valid time.
   */
  run(from?: number | Date): void;
  /**
   * Moves the clock forward, whether it runs or is stopped.
   * @throws {RangeError} when the time is negative or not valid.
   */
  advance(milliseconds: number): void;
  /** Returns to the time of the machine. */
  reset(): void;
}

/** The simulated network between one database and its clients. */
export interface Network {
  /** Closes every connection abruptly. Clients may connect again at once. */
  drop(): void;
  /** Closes every connection abruptly, and refuses new ones until `up`. */
  down(): void;
  /** Allows clients to connect again. */
  up(): void;
  /**
   * Delays every answer and every update to clients by this time from now on; 0 ends the delay.
   * @throws {RangeError} when the time is negative or too long.
   */
  delay(milliseconds: number): void;
}

/** A read or write that the rules denied. */
export interface Denial {
  /** Name of the database. */
  readonly namespace: string;
  readonly operation: 'read' | 'write';
  /** Path of the read or write: `/a/b`. */
  readonly path: string;
  /** Path of the deciding rule nearest to the data, such as `/rules/a/.read`; null when no rule applied. */
  readonly rule: string | null;
  /** All rules that were evaluated, with their expressions and results. */
  readonly reason: string;
  /** The `auth` variable of the rules; null for a client that is not signed in. */
  readonly auth: Readonly<Record<string, unknown>> | null;
}

/** How often a rule or a part of it was true, false, or could not be evaluated, in requests of clients. */
export interface Tally {
  readonly source: string;
  readonly true: number;
  readonly false: number;
  readonly failed: number;
}

/** What clients reached of one rule. */
export interface RuleCoverage extends Tally {
  /** Path of the rule: `/rules/a/.read`. */
  readonly rule: string;
  /** Its line in the text, from 1. */
  readonly line: number;
  /** How often it decided: it allowed, it refused as `.validate`, or it was the nearest one that did not allow. */
  readonly decided: number;
  /** The operands of `&&` and `||` and the conditions of `? :`, in the order of the source. */
  readonly branches: readonly Tally[];
}

/** What clients reached of one text of rules, in all databases where it was in force. */
export interface RulesCoverage {
  readonly source: string;
  readonly rules: readonly RuleCoverage[];
}

/** Controls one database from a program. Rules do not apply here. */
export interface DatabaseControl {
  /** Returns the value at a path (`a/b`) as JSON; null when there is none. Rejects for an invalid path. */
  get(path: string): Promise<unknown>;
  /** Sets a value; null removes it. Resolves when the write is durable. Rejects for invalid data. */
  set(path: string, value: unknown): Promise<void>;
  /**
   * Replaces the rules; null removes them. Existing listeners are checked against them at once. Rejects for
   * invalid rules.
   */
  setRules(rules: RulesSource | null): Promise<void>;
  /** Restores the initial data, rules, clock and network. Connections stay open. */
  reset(): Promise<void>;
  readonly clock: Clock;
  readonly network: Network;
  /**
   * Calls a listener soon after every denied read or write.
   * @returns A function that removes the listener.
   */
  on(event: 'denied', listener: (denial: Denial) => void): () => void;
}

/** One database of the server. */
export interface NamespaceControl extends DatabaseControl {
  readonly name: string;
  /** `http://host:port?ns=name`: the `databaseURL` for the SDKs. */
  readonly url: string;
}

/** A running database server. The control methods apply to the default database. */
export interface RunningDatabase extends DatabaseControl {
  /** `http://host:port`. */
  readonly url: string;
  readonly port: number;
  /** The environment variable by which `firebase-admin` and others find the server. */
  readonly env: { readonly FIREBASE_DATABASE_EMULATOR_HOST: string };
  /**
   * Returns the control of another database, which is created on first use. Its data, rules, clock and
   * network are independent of the others.
   */
  namespace(name: string): NamespaceControl;
  /**
   * Returns which rules the requests of clients have reached since the start: a report for each text of rules that was in
   * force. `reset` does not clear it. Administrators and the viewer are not counted.
   */
  coverage(): readonly RulesCoverage[];
  /** Writes all databases that are not empty into a folder, in the format of the official emulator. Rejects when that fails. */
  export(folder: string): Promise<void>;
  /** Closes all connections and the server. Acknowledged writes are on disk before it resolves. */
  stop(): Promise<void>;
  /** The same as `stop`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}
