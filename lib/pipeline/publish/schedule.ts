import { randomBytes } from 'node:crypto';
import type { Database } from 'firebase-admin/database';
import { contentHash } from '@/lib/content/content-hash';
import { contentOf } from '@/lib/content/parse/content-nodes';
import { changedUnits, unitValue } from '@/lib/content/parts/units';
import { contentAt } from '@/lib/content/timeline/content-at';
import type { Scheduled, ScheduledUnit } from '@/lib/content/timeline/scheduled';
import { momentText } from '@/lib/content/timeline/zoned-time';
import { withLock } from './lock';
import { type Change, draftChange, planId } from './plan';
import { PublishError } from './publish-error';
import { readRaw } from './read-raw';
import { serverNow } from './server-time';
import { readSchedule, schedulePaths } from './read-schedule';
import { waitingStatus } from './status-writes';
import { writeAtOnce } from './write-at-once';

/** What to schedule. */
interface ScheduleRequest {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** When the content of before is restored; absent: never. */
  readonly until?: number;
  /** The parts; absent: everything that differs. */
  readonly only?: readonly string[];
  readonly note: string;
}

/** What a scheduled publication would do, as known now. `from` includes what is scheduled before it. */
export type SchedulePlan = ScheduleRequest & Change & { readonly units: readonly string[] };

function requireFuture({ at, until }: ScheduleRequest, now: number): void {
  if (at <= now) {
    throw new PublishError(
      `--at ${momentText(at)}`,
      `is in the past: the database’s clock shows ${momentText(now)}`,
      'give a later time, or leave --at out to publish now',
    );
  }
  if (until !== undefined && until <= at)
    throw new PublishError(`--until ${momentText(until)}`, 'is not after --at', 'give a later time');
}

/** Refuses a unit that is scheduled for later already: a new value before it would stop that publication. */
function requireLast(units: readonly string[], at: number, scheduled: readonly Scheduled[]): void {
  const later = scheduled.filter((other) => other.at >= at);
  for (const path of units) {
    const other = later.find((entry) => entry.units.some((unit) => unit.path === path));
    if (other === undefined) continue;
    throw new PublishError(
      path,
      `${other.by} has scheduled it for ${momentText(other.at)}, which is not before ${momentText(at)}`,
      `choose a later time, or take the other one back first: npm run publish -- --cancel ${other.id}`,
    );
  }
}

/**
 * Plans to publish the draft, or some parts of it, at a time.
 * @throws {PublishError} when the time is over, a part is in no version, a unit is scheduled for the same time or
 *   later, or the result has no home page.
 */
export async function planSchedule(
  database: Database,
  project: string,
  request: ScheduleRequest,
): Promise<SchedulePlan> {
  const { at, only } = request;
  const [published, draft, { scheduled }, now] = await Promise.all([
    readRaw(database, `projects/${project}`),
    readRaw(database, `drafts/${project}`),
    readSchedule(database, project),
    serverNow(database),
  ]);
  requireFuture(request, now);
  const from = contentOf(contentAt(published, scheduled, at).content);
  const change = draftChange(project, from, draft, only);
  const units = changedUnits(change.from, change.to);
  requireLast(units, at, scheduled);
  return { ...request, ...change, units };
}

function scheduledUnit(path: string, from: unknown, to: unknown): ScheduledUnit {
  return { path, base: contentHash(unitValue(from, path)), value: unitValue(to, path) };
}

/**
 * Returns the entries of a plan: the publication and, with `until`, another one that restores the old
 * content.
 */
function entriesOf(plan: SchedulePlan, by: string): Scheduled[] {
  const { at, until, from, to, units, note } = plan;
  const mark = randomBytes(3).toString('hex');
  const id = `${at}-${mark}`;
  const begin = { id, at, by, note, units: units.map((path) => scheduledUnit(path, from, to)) };
  if (until === undefined) return [begin];
  const back = units.map((path) => scheduledUnit(path, to, from));
  return [begin, { id: `${until}-${mark}`, at: until, by, note, units: back, ends: id }];
}

/**
 * Stores a plan, which only editors can read until its time.
 * @returns Its id, for cancelling it.
 * @throws {PublishError} when somebody else is publishing, or something changed since the plan was made.
 */
export async function carryOutSchedule(
  database: Database,
  plan: SchedulePlan,
  author: string,
): Promise<string> {
  const { project } = plan;
  return withLock(database, project, author, async (unlock) => {
    if (planId(plan) !== planId(await planSchedule(database, project, plan))) {
      throw new PublishError(
        `drafts/${project}`,
        'changed since it was shown; nothing was scheduled',
        'run the command again to see the new differences',
      );
    }
    const entries = entriesOf(plan, author);
    const paths = schedulePaths(project);
    const writes = entries.flatMap(({ id, by, note, ...entry }): [string, unknown][] => [
      [`${paths.entries}/${id}`, entry],
      [`${paths.times}/${id}`, entry.at],
      [`${paths.secrets}/${id}`, { by, note }],
    ]);
    const waiting = await waitingStatus(
      database,
      project,
      [],
      new Map(entries.map(({ id, at }) => [id, at])),
    );
    await writeAtOnce(database, project, [...writes, ...waiting, unlock]);
    return entries[0]?.id ?? '';
  });
}
