/** A value as a row shows it: a leaf, the number of children, with a title in a list, or the beginning of a long text. */
export type Shown =
  | string
  | number
  | boolean
  | { readonly children: number; readonly title?: string }
  | { readonly start: string; readonly length: number };

/** One child of a path. The third part is its priority, if it has one. */
export type Entry = readonly [key: string, value: Shown, priority?: string | number];

/** What a path is now. */
interface State {
  /** Increases within a session, over listings and changes. Data with a lower number is older. */
  readonly version: number;
  /** The value at the path itself; null when there is none. */
  readonly self: Shown | null;
  readonly total: number;
}

/** The first of the `total` children of a path, in key order. */
export interface Listing extends State {
  readonly entries: readonly Entry[];
}

/** Changes of the children of an open path. */
export interface Change extends State {
  /** The path, with keys separated by slashes. */
  readonly path: string;
  readonly entries: readonly (Entry | readonly [key: string])[];
}

/** A write that can be undone: its id, and what it did, in a few words. */
export interface Undoable {
  readonly undo: string;
  readonly text: string;
}

export interface Edited extends Undoable {
  readonly path: string;
}

/** What would be lost with a path. */
export interface Contents {
  readonly values: number;
  readonly total: number;
  readonly entries: readonly Entry[];
}

export interface Match {
  readonly path: string;
  /** The value; of a long text, the part around the match. */
  readonly value: Shown;
}

/** Results of a search: the first matches, in the order of the tree. */
export interface Matches {
  readonly matches: readonly Match[];
  readonly more: boolean;
}

/** A value that a rule used, as source text and JSON. */
export interface ObservedValue {
  readonly source: string;
  readonly value: string;
}

/** One rule that was evaluated for a read or write. */
export interface TrialStep {
  /** Path of the rule: `/rules/drafts/$project/.read`. */
  readonly rule: string;
  readonly source: string;
  readonly place: string;
  readonly isTrue: boolean;
  readonly failure: string | null;
  readonly values: readonly ObservedValue[];
}

/** Whether a read or write is allowed, and which rule decided. */
export interface TrialResult {
  readonly allowed: boolean;
  readonly summary: string;
  /** All evaluated rules in order. The last one decided, unless all refused. */
  readonly steps: readonly TrialStep[];
  /** Index of the step that decided; null when no single one did. */
  readonly decided: number | null;
}
