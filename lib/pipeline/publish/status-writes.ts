import type { Database } from 'firebase-admin/database';
import { isTree } from '@/lib/content/raw-tree';
import { readRaw } from './plan';
import { schedulePaths } from './read-schedule';

/** Paths and values of a multi-path update. */
type Writes = readonly (readonly [string, unknown])[];

/** The write that tells editors what was published last. Takes the time, in milliseconds since 1970 or as a server value. */
export function publishedStatus(project: string, at: unknown, parts: readonly string[]): Writes {
  return [[`status/${project}/published`, { at, parts }]];
}

/** The write that tells editors what waits, once some ids are gone and others have come. */
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
