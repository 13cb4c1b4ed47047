import { own, isTree } from '@/lib/content/raw-tree';

/** How many publications are kept, and so can be undone. */
export const HISTORY_LIMIT = 20;

/** Who undid a publication, when, and what was published until then. */
interface Undone {
  readonly author: string;
  readonly at: number;
  /** Absent in histories that older versions wrote. */
  readonly previous?: unknown;
}

/** One publication in the history, at `history/{project}/entries/{id}`. */
export interface Publication {
  readonly id: string;
  /** Who published, as given. */
  readonly author: string;
  /** When it went live, in milliseconds since 1970, by the clock of the database. */
  readonly at: number;
  /** How many differences it made. */
  readonly changes: number;
  /** The values that its parts had before. */
  readonly previous: unknown;
  /** Paths of its parts below the base path; absent in older histories, which mean all content. */
  readonly parts?: readonly string[];
  readonly note?: string;
  /** Whether it has been undone since. */
  readonly isUndone: boolean;
  readonly undone?: Undone;
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** Returns the texts of a raw list; `undefined` when there is no list. */
function texts(raw: unknown): readonly string[] | undefined {
  if (!isTree(raw)) return undefined;
  return Object.values(raw).filter((text): text is string => typeof text === 'string');
}

function parseUndone(raw: unknown): Undone {
  const previous = own(raw, 'previous');
  return {
    author: textOr(own(raw, 'author'), 'unknown'),
    at: numberOr(own(raw, 'at'), 0),
    ...(previous !== undefined && { previous }),
  };
}

/** Parses the raw value of `history/{project}/entries`, oldest first. Never throws. */
export function parseHistory(raw: unknown): readonly Publication[] {
  if (!isTree(raw)) return [];
  const entries = Object.entries(raw).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([id, entry]: [string, unknown]) => {
    const [parts, note, undone] = [texts(own(entry, 'parts')), own(entry, 'note'), own(entry, 'undone')];
    return {
      id,
      author: textOr(own(entry, 'author'), 'unknown'),
      at: numberOr(own(entry, 'at'), 0),
      changes: numberOr(own(entry, 'changes'), 0),
      previous: own(entry, 'previous'),
      isUndone: undone !== undefined,
      ...(parts && { parts }),
      ...(typeof note === 'string' && { note }),
      ...(undone !== undefined && { undone: parseUndone(undone) }),
    };
  });
}

/**
 * Returns the publication that can be undone: the latest that is not undone yet; `undefined` when there is
 * none.
 */
export function lastPublication(history: readonly Publication[]): Publication | undefined {
  return history.findLast(({ isUndone }) => !isUndone);
}

/**
 * Returns the ids of the entries to delete so that new ones fit within the limit.
 * @param history The history, oldest first.
 * @param added How many entries are added.
 */
export function forgotten(history: readonly Publication[], added = 1): readonly string[] {
  return history.slice(0, Math.max(0, history.length + added - HISTORY_LIMIT)).map(({ id }) => id);
}
