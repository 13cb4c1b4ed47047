import type { Database } from 'firebase-admin/database';
import { isTree, own } from '@/lib/content/raw-tree';
import { parseAllScheduled, type Scheduled } from '@/lib/content/timeline/scheduled';
import { readRaw } from './read-raw';

/**
 * Returns the paths of the scheduled publications, of their times, which everybody can read, and of what only
 * editors can read.
 */
export function schedulePaths(project: string) {
  return {
    entries: `scheduled/${project}`,
    times: `scheduledTimes/${project}`,
    secrets: `scheduledPrivate/${project}`,
  } as const;
}

/** Returns the writes that remove scheduled publications. */
export function withoutEntries(project: string, ids: readonly string[]): [string, null][] {
  const places = Object.values(schedulePaths(project));
  return ids.flatMap((id) => places.map((place): [string, null] => [`${place}/${id}`, null]));
}

/** The schedule of a project. */
export interface Schedule {
  /** In the order of time. */
  readonly scheduled: readonly Scheduled[];
  /** Ids of entries that cannot be read, and so will never go live. */
  readonly unreadable: readonly string[];
  /** The raw value of what only editors can read. */
  readonly secrets: unknown;
}

/** Reads all scheduled publications. */
export async function readSchedule(database: Database, project: string): Promise<Schedule> {
  const paths = schedulePaths(project);
  const [raw, secrets] = await Promise.all([
    readRaw(database, paths.entries),
    readRaw(database, paths.secrets),
  ]);
  const scheduled = parseAllScheduled(raw, secrets);
  const known = new Set(scheduled.map(({ id }) => id));
  return {
    scheduled,
    secrets,
    unreadable: Object.keys(isTree(raw) ? raw : {}).filter((id) => !known.has(id)),
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
  const { entries, secrets, times } = schedulePaths(project);
  const [found, allTimes] = await Promise.all([
    database
      .ref(entries)
      .orderByKey()
      .endAt(`${now}~`)
      .get()
      .then((snapshot) => snapshot.val() as unknown),
    readRaw(database, times),
  ]);
  const late = Object.entries(isTree(allTimes) ? allTimes : {}).filter(
    ([id, at]) => typeof at === 'number' && at <= now && own(found, id) === undefined,
  );
  const ids = [...Object.keys(isTree(found) ? found : {}), ...late.map(([id]) => id)];
  const read = async (path: string, id: string) => [id, await readRaw(database, `${path}/${id}`)] as const;
  const [others, known] = await Promise.all([
    Promise.all(late.map(([id]) => read(entries, id))),
    Promise.all(ids.map((id) => read(secrets, id))),
  ]);
  const all = { ...(isTree(found) && found), ...Object.fromEntries(others) };
  return parseAllScheduled(all, Object.fromEntries(known)).filter(({ at }) => at <= now);
}
