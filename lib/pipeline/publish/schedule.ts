import { randomBytes } from 'node:crypto';
import type { Database } from 'firebase-admin/database';
import { differences, type Difference } from '@/lib/content/changes/differences';
import { canonicalJson, fingerprint } from '@/lib/content/fingerprint';
import { contentOf } from '@/lib/content/parse/content-nodes';
import { changedParts, withParts } from '@/lib/content/parts/content-parts';
import { overlap } from '@/lib/content/parts/part-path';
import { rawAt } from '@/lib/content/raw-tree';
import { contentAt } from '@/lib/content/timeline/content-at';
import type { Scheduled, ScheduledPart } from '@/lib/content/timeline/scheduled';
import { momentText } from '@/lib/content/timeline/zoned-time';
import { releaseLock, takeLock } from './lock';
import { readRaw, requireBuildable, requireParts } from './plan';
import { PublishError } from './publish-error';
import { readSchedule, schedulePaths } from './read-schedule';
import { serverNow } from './server-time';
import { waitingStatus } from './status-writes';

/** What an editor asks for. */
export interface ScheduleRequest {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** When what was there before comes back; absent: never. */
  readonly until?: number;
  /** The parts; absent: everything that differs. */
  readonly only?: readonly string[];
  readonly note: string;
}

/** What a scheduled publication would do at its moment, as far as one can know today. */
export interface SchedulePlan extends ScheduleRequest {
  readonly project: string;
  /** The content just before the moment, with all that is scheduled until then, and after it. */
  readonly from: Readonly<Record<string, unknown>>;
  readonly to: Readonly<Record<string, unknown>>;
  readonly parts: readonly string[];
  readonly differences: readonly Difference[];
  readonly isEmpty: boolean;
}

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

/** Two publications of one part must be in order: one in front of another would take away what that one was made for. */
function requireLast(parts: readonly string[], at: number, scheduled: readonly Scheduled[]): void {
  const later = scheduled.filter((other) => other.at >= at);
  for (const path of parts) {
    const other = later.find((entry) => entry.parts.some((part) => overlap(part.path, path)));
    if (other === undefined) continue;
    throw new PublishError(
      path,
      `${other.by} has scheduled it for ${momentText(other.at)}, which is not before ${momentText(at)}`,
      `choose a later time, or take the other one back first: npm run publish -- --cancel ${other.id}`,
    );
  }
}

/**
 * Plans to publish the draft, or the named parts of it, at a time.
 * @throws {PublishError} when the time has passed, a part is nowhere or scheduled for the same time or later, or no site could be built.
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
  if (only) requireParts(only, from, draft);
  const to = only ? withParts(from, only, draft) : contentOf(draft);
  requireBuildable(to, `drafts/${project}`);
  const parts = (only ?? changedParts(from, to)).filter(
    (path) => canonicalJson(rawAt(from, path)) !== canonicalJson(rawAt(to, path)),
  );
  requireLast(parts, at, scheduled);
  return {
    ...request,
    project,
    from,
    to,
    parts,
    differences: differences(from, to),
    isEmpty: parts.length === 0,
  };
}

function scheduledPart(path: string, from: unknown, to: unknown): ScheduledPart {
  return { path, base: fingerprint(rawAt(from, path)), value: rawAt(to, path) };
}

/** The entries of a plan: the publication and, when it ends, another one that brings back what was there. */
function entriesOf(plan: SchedulePlan, by: string): Scheduled[] {
  const { at, until, from, to, parts, note } = plan;
  const mark = randomBytes(3).toString('hex');
  const id = `${at}-${mark}`;
  const begin = { id, at, by, note, parts: parts.map((path) => scheduledPart(path, from, to)) };
  if (until === undefined) return [begin];
  const back = parts.map((path) => scheduledPart(path, to, from));
  return [begin, { id: `${until}-${mark}`, at: until, by, note, parts: back, ends: id }];
}

function isSame(plan: SchedulePlan, now: SchedulePlan): boolean {
  const shown = ({ from, to, parts }: SchedulePlan): string =>
    canonicalJson(parts.map((path) => ({ path, from: rawAt(from, path), to: rawAt(to, path) })));
  return shown(plan) === shown(now);
}

/**
 * Writes a plan down, sealed until its moment. Gives the id by which it can be cancelled.
 * @throws {PublishError} when somebody else is publishing, or something changed since the plan was made.
 */
export async function carryOutSchedule(
  database: Database,
  plan: SchedulePlan,
  author: string,
): Promise<string> {
  const { project } = plan;
  const lock = await takeLock(database, project, author);
  try {
    if (!isSame(plan, await planSchedule(database, project, plan))) {
      throw new PublishError(
        `drafts/${project}`,
        'changed since it was shown; nothing was scheduled',
        'run the command again to see the new differences',
      );
    }
    const entries = entriesOf(plan, author);
    const paths = schedulePaths(project);
    const writes = entries.flatMap(({ id, ...entry }): [string, unknown][] => [
      [`${paths.entries}/${id}`, entry],
      [`${paths.times}/${id}`, entry.at],
    ]);
    const waiting = await waitingStatus(
      database,
      project,
      [],
      new Map(entries.map(({ id, at }) => [id, at])),
    );
    await database.ref().update(Object.fromEntries([...writes, ...waiting, [lock.path, null]]));
    return entries[0]?.id ?? '';
  } catch (error) {
    await releaseLock(database, lock);
    throw error;
  }
}
