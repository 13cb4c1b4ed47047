/// <reference lib="esnext.disposable" preserve="true" />

/** Security rules: JSON text, comments allowed, or the value that it stands for (`{ rules: { … } }`). */
export type RulesSource = string | object;

/** How to run a database server. */
export interface DatabaseOptions {
  /** The TCP port; 0, the default, takes any free one. */
  readonly port?: number;
  /** The address to listen on; 127.0.0.1 unless told otherwise. */
  readonly host?: string;
  /** The database of requests that name none; `default` unless told otherwise. */
  readonly namespace?: string;
  /** What every database holds that was neither imported nor stored, as JSON. */
  readonly data?: unknown;
  /** Security rules of every database; without them everyone may do everything. */
  readonly rules?: RulesSource;
  /** Rules of single databases, by name; they count instead of `rules`. */
  readonly rulesOf?: Readonly<Record<string, RulesSource>>;
  /** A folder that the official emulator or `export` wrote; its databases begin with what it holds. */
  readonly import?: string;
  /** The file that keeps the state; without it, the state ends with the server. */
  readonly persist?: string;
  /** Whether a browser that opens the address gets a page to look at and edit the data; true unless told otherwise. */
  readonly viewer?: boolean;
  /** Takes lines about what goes wrong. */
  readonly log?: (line: string) => void;
}

/** The time of one database: `now` in rules, and the server value `timestamp`. Milliseconds since 1970. */
export interface Clock {
  /** The time it shows. */
  now(): number;
  /** Stops it at a moment. Throws RangeError for what is not one. */
  set(time: number | Date): void;
  /** Lets it run, from a moment or from where it is. Throws RangeError. */
  run(from?: number | Date): void;
  /** Moves it forward, whether it runs or stands. Throws RangeError. */
  advance(milliseconds: number): void;
  /** Back to the time of the machine. */
  reset(): void;
}

/** What lies between one database and its clients. */
export interface Network {
  /** Cuts every connection now, without a goodbye. Clients may connect again at once. */
  drop(): void;
  /** Cuts every connection and refuses new ones, until `up`. */
  down(): void;
  /** Lets clients connect again. */
  up(): void;
  /** From now on every answer and every update reaches clients this much later; 0 ends it. Throws RangeError. */
  delay(milliseconds: number): void;
}

/** A read or write that the rules refused. */
export interface Denial {
  /** The database. */
  readonly namespace: string;
  readonly operation: 'read' | 'write';
  /** What was to be read or written: `/a/b`. */
  readonly path: string;
  /** The rule nearest to the path that said no, such as `/rules/a/.read`; null when no rule was on the way. */
  readonly rule: string | null;
  /** Every rule that was asked, with its expression and what it came to. */
  readonly reason: string;
  /** The `auth` variable of rules; null for a client that is not signed in. */
  readonly auth: Readonly<Record<string, unknown>> | null;
}

/** What can be done with one database from outside its clients. Rules do not count here. */
export interface DatabaseControl {
  /** The value at a path (`a/b`), as JSON; null where there is nothing. Rejects for a path that is none. */
  get(path: string): Promise<unknown>;
  /** Sets a value; null removes. Resolves when it can no longer be lost. Rejects for invalid data. */
  set(path: string, value: unknown): Promise<void>;
  /** Puts other rules in force; null for none. Who listens is judged by them at once. Rejects for invalid rules. */
  setRules(rules: RulesSource | null): Promise<void>;
  /** Makes everything as it was at the start: data, rules, clock and network. Connections stay. */
  reset(): Promise<void>;
  readonly clock: Clock;
  readonly network: Network;
  /** Calls a listener for every refusal of a client, soon after it; the result stops that. */
  on(event: 'denied', listener: (denial: Denial) => void): () => void;
}

/** One database of the server. */
export interface NamespaceControl extends DatabaseControl {
  readonly name: string;
  /** `http://host:port?ns=name`: what the SDKs take as `databaseURL`. */
  readonly url: string;
}

/** A database server that accepts connections. Its methods of control speak of the default database. */
export interface RunningDatabase extends DatabaseControl {
  /** `http://host:port`. */
  readonly url: string;
  readonly port: number;
  /** The variable by which `firebase-admin` and others find the server. */
  readonly env: { readonly FIREBASE_DATABASE_EMULATOR_HOST: string };
  /** Another database, made when it is first named: apart from the others in all that can be set here. */
  namespace(name: string): NamespaceControl;
  /** Writes every database into a folder, in the format of the official emulator. Rejects with what went wrong. */
  export(folder: string): Promise<void>;
  /** Ends every connection and the server; what was acknowledged is on disk before. */
  stop(): Promise<void>;
  /** The same as `stop`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}
