import type { Database } from 'firebase-admin/database';
import { isTree } from '@/lib/content/raw-tree';
import { parseAllScheduled, parseScheduled, type Scheduled } from '@/lib/content/timeline/scheduled';
import { readRaw } from './plan';

/** Returns the paths of the scheduled publications and of their times, which everybody can read. */
export function schedulePaths(project: string): { readonly entries: string; readonly times: string } {
  return { entries: `scheduled/${project}`, times: `scheduledTimes/${project}` };
}

/** The schedule of a project. */
interface Schedule {
  /** In the order of time. */
  readonly scheduled: readonly Scheduled[];
  /** Ids of entries that cannot be read, and so will never go live. */
  readonly unreadable: readonly string[];
}

/** Reads all scheduled publications. */
export async function readSchedule(database: Database, project: string): Promise<Schedule> {
  const raw = await readRaw(database, schedulePaths(project).entries);
  const ids = isTree(raw) ? Object.keys(raw) : [];
  return {
    scheduled: parseAllScheduled(raw),
    unreadable: isTree(raw) ? ids.filter((id) => parseScheduled(id, raw[id]) === undefined) : [],
  };
}

/** Reads the scheduled publications that are due. Ids begin with the time, so no others are fetched. */
export async function readDue(
  database: Database,
  project: string,
  now: number,
): Promise<readonly Scheduled[]> {
  const due = database.ref(schedulePaths(project).entries).orderByKey().endAt(`${now}~`);
  return parseAllScheduled((await due.get()).val()).filter(({ at }) => at <= now);
}
