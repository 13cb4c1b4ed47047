import type { Database } from 'firebase-admin/database';
import { isTree } from '@/lib/content/raw-tree';
import { readRaw } from './plan';
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
