import { randomBytes } from 'node:crypto';
import { type Database, ServerValue } from 'firebase-admin/database';
import { contentHash } from 'still-live/content/content-hash';
import { changedParts, changedUnits, overlap, pickParts, unitValue } from 'still-live/content/parts';
import { lastChangeOf } from 'still-live/content/timeline/history';
import type { Scheduled, ScheduledUnit } from 'still-live/content/timeline/scheduled';
import { momentText } from 'still-live/content/timeline/zoned-time';
import type { Write } from 'still-live/build/database';
import { statusWrites } from 'still-live/build/status';
import { OperatorError } from 'still-live/settings/operator-error';
import { contentWrites } from './content-writes';
import { historyWrites, readHistory } from './history';
import { makePlan, type Plan, planId } from './plan';
import { heldWrites, readSchedule, scheduleWrites } from './schedule';
import { writeUnderLock } from './write-under-lock';

// Refuses when the published content or the draft of its parts has changed since the plan was shown.
async function unchangedPlan(database: Database, shown: Plan, author: string): Promise<Plan> {
  const { project, request, only, parts, lookedAt } = shown;
  const now = await makePlan(database, project, request);
  if (planId(now, author) === planId(shown, author)) return now;
  const touched = changedParts(shown.from, now.from).find(
    (path) => !only || parts.some((part) => overlap(part, path)),
  );
  const change =
    touched === undefined ? undefined : lastChangeOf(await readHistory(database, project), touched);
  const who =
    change && change.at >= lookedAt
      ? `: ${change.author} published it at ${momentText(change.at)}, ${author} had looked at ${momentText(lookedAt)}`
      : '';
  throw new OperatorError(
    touched === undefined ? `drafts/${project}` : `projects/${project}/${touched}`,
    `changed since it was shown; nothing was ${request.at === undefined ? 'published' : 'scheduled'}${who}`,
    'run the command again to see the new differences',
  );
}

async function publicationWrites(database: Database, plan: Plan, author: string): Promise<readonly Write[]> {
  const { project, request, from, to, parts, undoes } = plan;
  const stamp = { author, at: ServerValue.TIMESTAMP, previous: pickParts(from, parts) };
  const entry = { ...stamp, note: request.note ?? '', changes: plan.differences.length, parts };
  const history: readonly Write[] = undoes
    ? [[`history/${project}/entries/${undoes.id}/undone`, stamp]]
    : historyWrites(database, project, await readHistory(database, project), [entry]);
  return [
    ...contentWrites(from, to, `projects/${project}`),
    ...history,
    ...heldWrites(project, to, await readSchedule(database, project)),
    ...statusWrites(project, { published: { at: ServerValue.TIMESTAMP, parts } }),
  ];
}

function scheduledUnits({ from, to }: Pick<Plan, 'from' | 'to'>): ScheduledUnit[] {
  return changedUnits(from, to).map((path) => ({
    path,
    base: contentHash(unitValue(from, path)),
    value: unitValue(to, path),
  }));
}

function entriesOf({ from, to, request }: Plan, at: number, by: string) {
  const { until, note = '' } = request;
  const suffix = randomBytes(3).toString('hex');
  const begin: Scheduled = { id: `${at}-${suffix}`, at, by, note, units: scheduledUnits({ from, to }) };
  if (until === undefined) return [begin] as const;
  const back = scheduledUnits({ from: to, to: from });
  return [begin, { id: `${until}-${suffix}`, at: until, by, note, units: back, ends: begin.id }] as const;
}

/**
 * Carries out a plan, under the lock, if it still does what was shown. Returns the id of what was scheduled.
 * @throws {OperatorError} when somebody else is publishing, or something changed since the plan was made.
 */
export async function executePlan(database: Database, shown: Plan, author: string): Promise<string> {
  return writeUnderLock(database, shown.project, author, async () => {
    const plan = await unchangedPlan(database, shown, author);
    const { project, request } = plan;
    const { at } = request;
    if (at === undefined) return { writes: await publicationWrites(database, plan, author), result: '' };
    const added = entriesOf(plan, at, author);
    const schedule = await readSchedule(database, project);
    return { writes: scheduleWrites(project, schedule, { added }), result: added[0].id };
  });
}
