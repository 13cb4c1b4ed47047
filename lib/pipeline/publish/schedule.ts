import type { Database } from 'firebase-admin/database';
import { isTree, numbersOf, own } from '@/lib/content/raw-tree';
import { contentAt } from '@/lib/content/timeline/content-at';
import { parseAllScheduled, type Scheduled } from '@/lib/content/timeline/scheduled';
import { momentText } from '@/lib/content/timeline/zoned-time';
import { readRaw, serverNow } from '@/lib/pipeline/snapshot/read-database';
import { statusWrites } from '@/lib/pipeline/status';
import { OperatorError } from '@/lib/settings/operator-error';
import { missedWrites, readMissed } from './history';

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
  const late = [...numbersOf(allTimes)].filter(([id, at]) => at <= now && own(found, id) === undefined);
  const ids = [...Object.keys(isTree(found) ? found : {}), ...late.map(([id]) => id)];
  const read = async (path: string, id: string) => [id, await readRaw(database, `${path}/${id}`)] as const;
  const [others, known] = await Promise.all([
    Promise.all(late.map(([id]) => read(entries, id))),
    Promise.all(ids.map((id) => read(secrets, id))),
  ]);
  const all = { ...(isTree(found) && found), ...Object.fromEntries(others) };
  return parseAllScheduled(all, Object.fromEntries(known)).filter(({ at }) => at <= now);
}

/** Returns the writes that add and remove scheduled publications, and the status of what waits then. */
export async function scheduleWrites(
  database: Database,
  project: string,
  { added = [], gone = [] }: { readonly added?: readonly Scheduled[]; readonly gone?: readonly string[] },
): Promise<[string, unknown][]> {
  const paths = schedulePaths(project);
  const times = new Map(numbersOf(await readRaw(database, paths.times)));
  const writes = gone.flatMap((id): [string, unknown][] => {
    times.delete(id);
    return Object.values(paths).map((place) => [`${place}/${id}`, null]);
  });
  for (const { id, by, note, ...entry } of added) {
    times.set(id, entry.at);
    writes.push([`${paths.entries}/${id}`, entry], [`${paths.times}/${id}`, entry.at]);
    writes.push([`${paths.secrets}/${id}`, { by, note }]);
  }
  const waiting = times.size === 0 ? null : { at: Math.min(...times.values()), count: times.size };
  return [...writes, ...statusWrites(project, { waiting })];
}

/**
 * Returns the writes that keep a text which would never go live from everybody but editors: a unit whose base
 * has changed moves out of its publication, which all can read when it is due, to where only the key reads. It
 * moves back when its base is back, for example after an undo.
 * @param content The published content after the same update.
 */
export function heldWrites(
  project: string,
  content: unknown,
  { scheduled, secrets }: Pick<Schedule, 'scheduled' | 'secrets'>,
): [string, unknown][] {
  const paths = schedulePaths(project);
  const { outcomes } = contentAt(content, scheduled, Number.POSITIVE_INFINITY);
  return outcomes.flatMap(({ scheduled: { id, units }, live, missed }): [string, unknown][] => {
    const isHeldNow = own(own(secrets, id), 'held') !== undefined;
    if (missed.length === 0 && !isHeldNow) return [];
    return [
      [`${paths.entries}/${id}/units`, units.filter(({ path }) => live.includes(path))],
      [`${paths.secrets}/${id}/held`, missed.map(({ unit }) => unit)],
    ];
  });
}

/**
 * Deletes a scheduled publication before its time, with its end, or the record of one that was missed.
 * @returns The ids of the deleted entries.
 * @throws {OperatorError} when there is none, or its time has come.
 */
export async function cancelScheduled(
  database: Database,
  project: string,
  id: string,
): Promise<readonly string[]> {
  const [{ scheduled, unreadable }, missed, now] = await Promise.all([
    readSchedule(database, project),
    readMissed(database, project),
    serverNow(database),
  ]);
  // Looked up in what there is: an empty id in a path would be that of all of them.
  const entry = scheduled.find((other) => other.id === id);
  if (!entry && !unreadable.includes(id) && !missed.some((other) => other.id === id))
    throw new OperatorError(`--cancel ${id}`, 'is not scheduled', 'npm run publish -- --list shows what is');
  if (entry && entry.at <= now) {
    throw new OperatorError(
      `--cancel ${id}`,
      `is live since ${momentText(entry.at)}`,
      'take it back with npm run publish -- --undo',
    );
  }
  const gone = [id, ...scheduled.filter(({ ends }) => ends === id).map((end) => end.id)];
  const writes = [
    ...(await scheduleWrites(database, project, { gone })),
    ...missedWrites(project, missed, { gone }),
  ];
  await database.ref().update(Object.fromEntries(writes));
  return gone;
}
