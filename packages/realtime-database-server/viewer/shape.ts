/** A value as a row shows it: a leaf, the number of children, with a title in a list, or the beginning of a long text. */
export type Shown =
  | string
  | number
  | boolean
  | { readonly children: number; readonly title?: string }
  | { readonly start: string; readonly length: number };

/** One child of a path. The third part is its priority, if it has one. */
export type Entry = readonly [key: string, value: Shown, priority?: string | number];

interface State {
  /** Increases within a session, over listings and changes. Data with a lower number is older. */
  readonly version: number;
  readonly self: Shown | null;
  readonly total: number;
}

/** The first of the `total` children of a path, in key order. */
export interface Listing extends State {
  readonly entries: readonly Entry[];
}

export interface Change extends State {
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

export interface Contents {
  readonly values: number;
  readonly total: number;
  readonly entries: readonly Entry[];
}

export interface Match {
  readonly path: string;
  readonly value: Shown;
}

export interface Matches {
  readonly matches: readonly Match[];
  readonly more: boolean;
}

export interface ObservedValue {
  readonly source: string;
  readonly value: string;
}

export interface TrialStep {
  /** Path of the rule: `/rules/drafts/$project/.read`. */
  readonly rule: string;
  readonly source: string;
  readonly place: string;
  readonly isTrue: boolean;
  readonly failure: string | null;
  readonly values: readonly ObservedValue[];
}

export interface TrialResult {
  readonly allowed: boolean;
  readonly summary: string;
  /** All evaluated rules in order. The last one decided, unless all refused. */
  readonly steps: readonly TrialStep[];
  /** Null when no single step decided. */
  readonly decided: number | null;
}
