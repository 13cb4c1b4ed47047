import { isTree, own, typedParts } from 'still-live/content/raw-tree';

// Who did something, and when, in milliseconds since 1970 by the clock of the database.
interface Act {
  readonly by: string;
  readonly at: number;
}

/** A remark of a reviewer on some content, at `reviews/{project}/{id}`. */
export interface Remark extends Act {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  readonly resolved?: Act;
}

/** In characters, as the rules of the database allow. */
export const MOST_CHARACTERS = { text: 2000, by: 60 } as const;

// The rules of the database allow so many remarks.
export const MOST_REMARKS = 500;

export const NO_ROOM = 'no room';

export function freeId(remarks: readonly Remark[]): string | undefined {
  const used = new Set(remarks.map(({ id }) => id));
  const ids = Array.from({ length: MOST_REMARKS }, (_, index) => `r${String(index).padStart(3, '0')}`);
  return ids.find((id) => !used.has(id));
}

function actOf(raw: unknown): Act {
  return { by: '', at: 0, ...typedParts(raw, { by: 'string', at: 'number' }) };
}

export function parseRemarks(raw: unknown): readonly Remark[] {
  const entries = isTree(raw) ? Object.entries(raw) : [];
  const remarks = entries.map(([id, entry]): Remark => {
    const resolved = own(entry, 'resolved');
    const texts = { path: '', text: '', ...typedParts(entry, { path: 'string', text: 'string' }) };
    return { id, ...texts, ...actOf(entry), ...(isTree(resolved) && { resolved: actOf(resolved) }) };
  });
  return remarks.sort((a, b) => a.at - b.at);
}
