import type { Database } from 'firebase-admin/database';
import { isTree, numbersOf, own } from 'still-live/content/raw-tree';
import { contentAt, type Outcome } from 'still-live/content/timeline/content-at';
import { parseAllScheduled, type Scheduled } from 'still-live/content/timeline/scheduled';
import { momentText } from 'still-live/content/timeline/zoned-time';
import { readRaw, serverNow, withDatabase, type Write } from 'still-live/build/database';
import { statusWrites } from 'still-live/build/status';
import { OperatorError } from 'still-live/settings/operator-error';
import type { Settings } from 'still-live/settings/settings';
import { missedWrites, readMissed } from './history';

/** Everybody can read the times, only editors the secrets. */
export function schedulePaths(project: string) {
  return {
    entries: `scheduled/${project}`,
    times: `scheduledTimes/${project}`,
    secrets: `scheduledPrivate/${project}`,
  } as const;
}

export interface Schedule {
  readonly scheduled: readonly Scheduled[];
  /** Ids of entries that cannot be read, and so will never go live. */
  readonly unreadable: readonly string[];
  readonly secrets: unknown;
  readonly times: ReadonlyMap<string, number>;
}

export async function readSchedule(database: Database, project: string): Promise<Schedule> {
  const paths = Object.values(schedulePaths(project));
  const [raw, times, secrets] = await Promise.all(paths.map((path) => readRaw(database, path)));
  const scheduled = parseAllScheduled(raw, secrets);
  const known = new Set(scheduled.map(({ id }) => id));
  const unreadable = Object.keys(isTree(raw) ? raw : {}).filter((id) => !known.has(id));
  return { scheduled, unreadable, secrets, times: numbersOf(times) };
}

interface ContentAt extends Schedule {
  /** By the clock of the database. */
  readonly now: number;
  readonly published: unknown;
  /** The same, with every publication that is due at a moment and not moved there yet. */
  readonly content: unknown;
  readonly outcomes: readonly Outcome[];
}

export async function readContentAt(database: Database, project: string, at?: number): Promise<ContentAt> {
  const now = await serverNow(database);
  // The schedule is read before the content: otherwise what is moved meanwhile would be in neither of the two.
  const schedule = await readSchedule(database, project);
  const published = await readRaw(database, `projects/${project}`);
  return { ...schedule, now, published, ...contentAt(published, schedule.scheduled, at ?? now) };
}

/**
 * Returns what visitors see now: the published content, with each scheduled publication whose time has come.
 * @throws {OperatorError} when the database cannot be read in time.
 */
export async function readPublished(settings: Settings): Promise<unknown> {
  const { project } = settings;
  const read = (database: Database) => readContentAt(database, project);
  return (await withDatabase(settings, `projects/${project}`, read)).content;
}

export function scheduleWrites(
  project: string,
  { times: before }: Pick<Schedule, 'times'>,
  { added = [], gone = [] }: { readonly added?: readonly Scheduled[]; readonly gone?: readonly string[] },
): readonly Write[] {
  const paths = schedulePaths(project);
  const times = new Map([...before].filter(([id]) => !gone.includes(id)));
  const writes = gone.flatMap((id) => Object.values(paths).map((place): Write => [`${place}/${id}`, null]));
  for (const { id, by, note, ...entry } of added) {
    times.set(id, entry.at);
    writes.push([`${paths.entries}/${id}`, entry], [`${paths.times}/${id}`, entry.at]);
    writes.push([`${paths.secrets}/${id}`, { by, note }]);
  }
  const waiting = times.size === 0 ? null : { at: Math.min(...times.values()), count: times.size };
  return [...writes, ...statusWrites(project, { waiting })];
}

/**
 * A unit whose base has changed would never go live: it moves from its publication, which all can read when it is due,
 * to where only the key reads, and back when its base is back, for example after an undo.
 */
export function heldWrites(
  project: string,
  content: unknown,
  { scheduled, secrets }: Pick<Schedule, 'scheduled' | 'secrets'>,
): readonly Write[] {
  const paths = schedulePaths(project);
  const { outcomes } = contentAt(content, scheduled, Number.POSITIVE_INFINITY);
  return outcomes.flatMap(({ scheduled: { id, units }, live, missed }): readonly Write[] => {
    const isHeldNow = own(own(secrets, id), 'held') !== undefined;
    if (missed.length === 0 && !isHeldNow) return [];
    return [
      [`${paths.entries}/${id}/units`, units.filter(({ path }) => live.includes(path))],
      [`${paths.secrets}/${id}/held`, missed.map(({ unit }) => unit)],
    ];
  });
}

/**
 * Deletes a scheduled publication before its time, with its end, or the record of a missed one. Returns the ids.
 * @throws {OperatorError} when there is none, or its time has come.
 */
export async function cancelScheduled(
  database: Database,
  project: string,
  id: string,
): Promise<readonly string[]> {
  const schedule = await readSchedule(database, project);
  const { scheduled, unreadable } = schedule;
  const [missed, now] = await Promise.all([readMissed(database, project), serverNow(database)]);
  // The id is looked up in what there is: an empty id in a path would mean all of them.
  const entry = scheduled.find((other) => other.id === id);
  if (!entry && !unreadable.includes(id) && !missed.some((other) => other.id === id))
    throw new OperatorError(`--cancel ${id}`, 'is not scheduled', 'npm run publish -- --list shows what is');
  if (entry && entry.at <= now) {
    throw new OperatorError(
      `--cancel ${id}`,
      `has been live since ${momentText(entry.at)}`,
      'take it back with npm run publish -- --undo',
    );
  }
  const gone = [id, ...scheduled.filter(({ ends }) => ends === id).map((end) => end.id)];
  const writes = [...scheduleWrites(project, schedule, { gone }), ...missedWrites(project, missed, { gone })];
  await database.ref().update(Object.fromEntries(writes));
  return gone;
}
