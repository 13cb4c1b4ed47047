import type { Database } from 'firebase-admin/database';
import { isTree, own } from '@/lib/content/raw-tree';
import { parseAllScheduled, parseScheduled, type Scheduled } from '@/lib/content/timeline/scheduled';
import { readRaw } from './read-raw';

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

/**
 * Reads the scheduled publications that are due. Ids begin with the time, so that few others are fetched. One
 * that was written or moved by hand need not: pages go by the times, and so it is looked up by its time too.
 */
export async function readDue(
  database: Database,
  project: string,
  now: number,
): Promise<readonly Scheduled[]> {
  const paths = schedulePaths(project);
  const byId = database.ref(paths.entries).orderByKey().endAt(`${now}~`);
  const [found, times] = await Promise.all([
    byId.get().then((snapshot) => snapshot.val() as unknown),
    readRaw(database, paths.times),
  ]);
  const late = Object.entries(isTree(times) ? times : {}).filter(
    ([id, at]) => typeof at === 'number' && at <= now && own(found, id) === undefined,
  );
  const others = late.map(async ([id]) => [id, await readRaw(database, `${paths.entries}/${id}`)] as const);
  const all = { ...(isTree(found) && found), ...Object.fromEntries(await Promise.all(others)) };
  return parseAllScheduled(all).filter(({ at }) => at <= now);
}
