import { own } from '@/lib/content/raw-tree';
/** How many publications are remembered, and so can be undone. */
export const HISTORY_LIMIT = 20;

/** What the history keeps of one publication, at `history/{project}/entries/{id}`. */
export interface Publication {
  readonly id: string;
  /** Who published, as given. */
  readonly author: string;
  /** Milliseconds since 1970, by the clock of the database. */
  readonly at: number;
  /** How many differences it made. */
  readonly changes: number;
  /** The content that was published before it (`contentOf`). */
  readonly previous: unknown;
  /** Whether it has been undone since. */
  readonly isUndone: boolean;
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** Parses the history, oldest first. Takes the raw value of `history/{project}/entries`; never throws. */
export function parseHistory(raw: unknown): readonly Publication[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const entries = Object.entries(raw).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([id, entry]: [string, unknown]) => ({
    id,
    author: textOr(own(entry, 'author'), 'unknown'),
    at: numberOr(own(entry, 'at'), 0),
    changes: numberOr(own(entry, 'changes'), 0),
    previous: own(entry, 'previous'),
    isUndone: own(entry, 'undone') !== undefined,
  }));
}

/** The publication that an undo takes back: the latest one that was not undone yet; `undefined` when there is none. */
export function lastPublication(history: readonly Publication[]): Publication | undefined {
  return history.findLast(({ isUndone }) => !isUndone);
}

/** Ids of the entries to forget when one more is added. Takes the history, oldest first. */
export function forgotten(history: readonly Publication[]): readonly string[] {
  return history.slice(0, Math.max(0, history.length + 1 - HISTORY_LIMIT)).map(({ id }) => id);
}
