import type { Database } from 'firebase-admin/database';
import { isTree, own } from '@/lib/content/raw-tree';
import { readRaw } from './read-raw';
import { schedulePaths } from './read-schedule';

/** Paths and values of a multi-path update. */
type Writes = readonly (readonly [string, unknown])[];

/**
 * Returns the write of the status for editors about the last publication.
 * @param at Its time, in milliseconds since 1970 or as a server value.
 * @param parts Paths of its parts.
 */
export function publishedStatus(project: string, at: unknown, parts: readonly string[]): Writes {
  return [[`status/${project}/published`, { at, parts }]];
}

/**
 * Returns the write of the status for editors about scheduled publications.
 * @param gone Ids that the same update removes.
 * @param added Times by id that the same update adds.
 */
export async function waitingStatus(
  database: Database,
  project: string,
  gone: readonly string[],
  added: ReadonlyMap<string, number> = new Map(),
): Promise<Writes> {
  const raw = await readRaw(database, schedulePaths(project).times);
  const entries: [string, unknown][] = isTree(raw) ? Object.entries(raw) : [];
  const times = [...entries.filter(([id]) => !gone.includes(id)), ...added]
    .map(([, at]) => at)
    .filter((at): at is number => typeof at === 'number');
  const waiting = times.length === 0 ? null : { at: Math.min(...times), count: times.length };
  return [[`status/${project}/waiting`, waiting]];
}

/** Returns the paths of the parts in a raw entry of `history/{project}/missed`. */
export function missedPaths(raw: unknown): readonly unknown[] {
  const parts = own(raw, 'parts');
  return isTree(parts) ? Object.values(parts).map((part) => own(part, 'path')) : [];
}

/**
 * Returns the write of the status for editors about what was missed, after some of it was forgotten: the last
 * of the rest.
 * @param missed Raw value of `history/{project}/missed` before.
 * @param gone Ids that the same update removes.
 */
export function missedStatus(project: string, missed: unknown, gone: readonly string[]): Writes {
  const entries = Object.entries(isTree(missed) ? missed : {}).filter(([id]) => !gone.includes(id));
  const rest = entries.flatMap(([, raw]) => {
    const at = own(raw, 'at');
    return typeof at === 'number' ? [{ at, parts: missedPaths(raw) }] : [];
  });
  const last = rest.sort((a, b) => a.at - b.at).at(-1);
  return [[`status/${project}/missed`, last ?? null]];
}
