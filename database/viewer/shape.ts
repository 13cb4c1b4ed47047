/** A value as a row of the page shows it: a leaf, how many children there are, or how a long text begins. */
export type Shown =
  | string
  | number
  | boolean
  | { readonly children: number }
  | { readonly start: string; readonly length: number };

/** One child of a place; the third part is its priority, if it has one. */
export type Entry = readonly [key: string, value: Shown, priority?: string | number];

/** The children of a place, in key order; `entries` are the first of `total`. */
export interface Listing {
  /** Counts up within a session: what carries a lower number is older. */
  readonly version: number;
  /** What is at the place itself; null when nothing is. */
  readonly self: Shown | null;
  readonly total: number;
  readonly entries: readonly Entry[];
}

/** What became of the children of a place that the page has open. */
export interface Change {
  /** Counts up within a session, together with the listings. */
  readonly version: number;
  /** The place, keys separated by slashes. */
  readonly path: string;
  readonly self: Shown | null;
  readonly total: number;
  /** Children that came, or look different now. */
  readonly set: readonly Entry[];
  readonly removed: readonly string[];
  /** Children that look the same, but something below them changed. */
  readonly touched: readonly string[];
}

/** A place that a search found. */
export interface Match {
  readonly path: string;
  /** Of a long text, the part where it was found. */
  readonly value: Shown;
}

/** What a search found: the first places, in the order of the tree. */
export interface Matches {
  readonly matches: readonly Match[];
  /** Whether there are more than these. */
  readonly more: boolean;
}

/** A value that a rule looked at, as source text and JSON. */
export interface Fact {
  readonly source: string;
  readonly value: string;
}

/** One rule that was asked about a read or write. */
export interface TrialStep {
  /** Where the rule stands: `/rules/drafts/$project/.read`. */
  readonly rule: string;
  readonly source: string;
  /** The place in the data that it was asked about. */
  readonly place: string;
  readonly isTrue: boolean;
  /** Why the rule could not be worked out, or null. */
  readonly failure: string | null;
  readonly facts: readonly Fact[];
}

/** Whether a read or write would be allowed, and by what. */
export interface TrialResult {
  readonly allowed: boolean;
  /** Why, in one sentence. */
  readonly summary: string;
  /** Every rule that was asked, in order; the last one decided, unless all of them refused. */
  readonly steps: readonly TrialStep[];
  /** Which of the steps decided; null when no single one did. */
  readonly decided: number | null;
}
