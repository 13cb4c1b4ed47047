import type { Database } from 'firebase-admin/database';
import { isTree } from '@/lib/content/raw-tree';
import { parseAllScheduled, parseScheduled, type Scheduled } from '@/lib/content/timeline/scheduled';
import { readRaw } from './plan';

/** Where scheduled publications lie, and where their times are, which everybody can read. */
export function schedulePaths(project: string): { readonly entries: string; readonly times: string } {
  return { entries: `scheduled/${project}`, times: `scheduledTimes/${project}` };
}

/** What is scheduled in a project. */
interface Schedule {
  /** First what comes first. */
  readonly scheduled: readonly Scheduled[];
  /** Ids of entries that cannot be read, and so will never go live. */
  readonly unreadable: readonly string[];
}

/** Reads everything that is scheduled. */
export async function readSchedule(database: Database, project: string): Promise<Schedule> {
  const raw = await readRaw(database, schedulePaths(project).entries);
  const ids = isTree(raw) ? Object.keys(raw) : [];
  return {
    scheduled: parseAllScheduled(raw),
    unreadable: isTree(raw) ? ids.filter((id) => parseScheduled(id, raw[id]) === undefined) : [],
  };
}

/** Reads the scheduled publications whose moment has come. Ids begin with their time, so no other one is fetched. */
export async function readDue(
  database: Database,
  project: string,
  now: number,
): Promise<readonly Scheduled[]> {
  const due = database.ref(schedulePaths(project).entries).orderByKey().endAt(`${now}~`);
  return parseAllScheduled((await due.get()).val()).filter(({ at }) => at <= now);
}
