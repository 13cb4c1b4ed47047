import type { Database } from 'firebase-admin/database';
import { differences } from 'still-live/content/changes/differences';
import { pickParts } from 'still-live/content/parts';
import { isTree, own, type Typed, typedParts } from 'still-live/content/raw-tree';
import type { Outcome } from 'still-live/content/timeline/content-at';
import { parseHistory, type Publication } from 'still-live/content/timeline/history';
import { readRaw, type Write } from 'still-live/build/database';
import { statusWrites } from 'still-live/build/status';

export const HISTORY_LIMIT = 20;

export async function readHistory(database: Database, project: string): Promise<readonly Publication[]> {
  return parseHistory(await readRaw(database, `history/${project}/entries`));
}

interface Done extends Pick<Publication, 'author' | 'changes' | 'parts' | 'previous'> {
  /** May be a server value of the database. */
  readonly at: unknown;
  readonly note: string;
  readonly scheduled?: string;
}

export function publicationOf({ scheduled: { id, at, by, note }, before, after, live }: Outcome) {
  const changes = differences(before, after).length;
  return { author: by, at, note, changes, parts: live, previous: pickParts(before, live), scheduled: id };
}

/** Returns the ids of the entries to delete so that new ones fit. The history is sorted, oldest first. */
function idsToForget(history: readonly Publication[], added = 1): readonly string[] {
  return history.slice(0, Math.max(0, history.length + added - HISTORY_LIMIT)).map(({ id }) => id);
}

export function historyWrites(
  database: Database,
  project: string,
  before: readonly Publication[],
  added: readonly Done[],
): readonly Write[] {
  const entries = `history/${project}/entries`;
  return [
    ...added.map(({ note, ...entry }): Write => [
      `${entries}/${database.ref(entries).push().key}`,
      { ...entry, ...(note !== '' && { note }) },
    ]),
    ...idsToForget(before, added.length).map((id): Write => [`${entries}/${id}`, null]),
  ];
}

// A unit, why it did not go live (`Missed`), and who had changed it when, if that is known.
const MISSED_PART = { path: 'string', reason: 'string', changedBy: 'string', changedAt: 'number' } as const;

/** The units of a scheduled publication that did not go live, at `history/{project}/missed/{id}`. */
export interface MissedPublication {
  readonly id: string;
  /** 0 when it is not known. */
  readonly at: number;
  readonly by: string;
  readonly parts: readonly Typed<typeof MISSED_PART>[];
}

export async function readMissed(database: Database, project: string): Promise<readonly MissedPublication[]> {
  const raw = await readRaw(database, `history/${project}/missed`);
  return Object.entries(isTree(raw) ? raw : {}).map(([id, entry]) => {
    const parts = own(entry, 'parts');
    return {
      ...{ id, at: 0, by: 'unknown' },
      ...typedParts(entry, { at: 'number', by: 'string' }),
      parts: Object.values(isTree(parts) ? parts : {}).map((part) => typedParts(part, MISSED_PART)),
    };
  });
}

interface MissedChange {
  readonly added?: readonly (MissedPublication & { readonly note: string })[];
  readonly gone?: readonly string[];
}

export function missedWrites(
  project: string,
  before: readonly MissedPublication[],
  { added = [], gone = [] }: MissedChange,
): readonly Write[] {
  const isSame = added.length === 0 && !before.some(({ id }) => gone.includes(id));
  if (isSame) return [];
  const place = `history/${project}/missed`;
  const rest = [...before.filter(({ id }) => !gone.includes(id)), ...added];
  const last = rest.toSorted((a, b) => a.at - b.at).at(-1);
  const missed = last ? { at: last.at, parts: last.parts.flatMap(({ path }) => path ?? []) } : null;
  return [
    ...gone.map((id): Write => [`${place}/${id}`, null]),
    ...added.map(({ id, ...entry }): Write => [`${place}/${id}`, entry]),
    ...statusWrites(project, { missed }),
  ];
}
