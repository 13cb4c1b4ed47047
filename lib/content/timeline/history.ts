import { own, isTree } from '@/lib/content/raw-tree';

/** How many publications are remembered, and so can be undone. */
export const HISTORY_LIMIT = 20;

/** Who took a publication back, and what was published until then. */
interface Undone {
  readonly author: string;
  readonly at: number;
  /** Absent in histories that older versions wrote. */
  readonly previous?: unknown;
}

/** What the history keeps of one publication, at `history/{project}/entries/{id}`. */
export interface Publication {
  readonly id: string;
  /** Who published, as given. */
  readonly author: string;
  /** When visitors saw it, in milliseconds since 1970, by the clock of the database. */
  readonly at: number;
  /** How many differences it made. */
  readonly changes: number;
  /** What was published of its parts before it. */
  readonly previous: unknown;
  /** The parts it changed, as paths below the base path; absent in older histories: everything. */
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

/** The texts of a raw list; `undefined` when there is no list. */
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

/** Parses the history, oldest first. Takes the raw value of `history/{project}/entries`; never throws. */
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

/** The publication that an undo takes back: the latest one that was not undone yet; `undefined` when there is none. */
export function lastPublication(history: readonly Publication[]): Publication | undefined {
  return history.findLast(({ isUndone }) => !isUndone);
}

/** Ids of the entries to forget when some more are added. Takes the history, oldest first, and how many are added. */
export function forgotten(history: readonly Publication[], added = 1): readonly string[] {
  return history.slice(0, Math.max(0, history.length + added - HISTORY_LIMIT)).map(({ id }) => id);
}
