import { overlap } from 'still-live/content/parts';
import { isTree, own, typedParts } from 'still-live/content/raw-tree';

export interface Publication {
  readonly id: string;
  readonly author: string;
  /** When it went live, in milliseconds since 1970, by the clock of the database. */
  readonly at: number;
  readonly changes: number;
  readonly previous: unknown;
  /** Paths of its parts below the base path. Absent in older histories, which mean all content. */
  readonly parts?: readonly string[];
  readonly note?: string;
  /** Who undid it, when, and what was published until then (which older histories do not have). */
  readonly undone?: { readonly author: string; readonly at: number; readonly previous?: unknown };
}

type Change = Pick<Publication, 'author' | 'at'>;

function changeOf(raw: unknown): Change {
  return { author: 'unknown', at: 0, ...typedParts(raw, { author: 'string', at: 'number' }) };
}

export function parseHistory(raw: unknown): readonly Publication[] {
  const entries = isTree(raw) ? Object.entries(raw).sort(([a], [b]) => (a < b ? -1 : 1)) : [];
  return entries.map(([id, entry]) => {
    const undone = own(entry, 'undone');
    const previous = own(undone, 'previous');
    return {
      id,
      changes: 0,
      ...changeOf(entry),
      ...typedParts(entry, { changes: 'number', note: 'string', parts: 'texts' }),
      previous: own(entry, 'previous'),
      ...(undone !== undefined && {
        undone: { ...changeOf(undone), ...(previous !== undefined && { previous }) },
      }),
    };
  });
}

export function lastPublication(history: readonly Publication[]): Publication | undefined {
  return history.findLast(({ undone }) => undone === undefined);
}

export function lastChangeOf(history: readonly Publication[], path: string): Change | undefined {
  const touching = history.filter(({ parts = [path] }) => parts.some((at) => overlap(at, path)));
  const changes = touching.flatMap((done): Change[] => [done, ...(done.undone ? [done.undone] : [])]);
  return changes.sort((a, b) => a.at - b.at).at(-1);
}
