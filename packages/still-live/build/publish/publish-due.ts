import type { Database } from 'firebase-admin/database';
import { contentOf } from 'still-live/content/schema/content-tree';
import { isChange, type Outcome } from 'still-live/content/timeline/content-at';
import { lastChangeOf, type Publication } from 'still-live/content/timeline/history';
import { serverNow } from 'still-live/build/database';
import { statusWrites } from 'still-live/build/status';
import { contentWrites } from './content-writes';
import {
  publicationOf,
  historyWrites,
  missedWrites,
  type MissedPublication,
  readHistory,
  readMissed,
} from './history';
import { heldWrites, readContentAt, readSchedule, scheduleWrites } from './schedule';
import { writeUnderLock } from './write-under-lock';

// Where a part did not go live when its publication began, there is nothing to take back at its end: that does not count
// as missed.
function withoutEnds(outcomes: readonly Outcome[], missedBefore: readonly MissedPublication[]): Outcome[] {
  const failed = new Map(missedBefore.map(({ id, parts }) => [id, parts.map(({ path }) => path)]));
  return outcomes.map((outcome) => {
    const { scheduled, missed } = outcome;
    const neverLive = failed.get(scheduled.ends ?? '') ?? [];
    const lost = missed.map(({ unit }) => unit.path);
    failed.set(scheduled.id, lost);
    return { ...outcome, missed: missed.filter(({ unit }) => !neverLive.includes(unit.path)) };
  });
}

function missedEntry({ scheduled: { id, at, by, note }, missed }: Outcome, history: readonly Publication[]) {
  const parts = missed.map(({ unit, reason }) => {
    const change = reason === 'changed' ? lastChangeOf(history, unit.path) : undefined;
    return { ...unit, reason, ...(change && { changedBy: change.author, changedAt: change.at }) };
  });
  return { id, at, by, note, parts };
}

/**
 * Moves what is due into `projects/` and the history; visitors see it already. A unit that was changed in between stays
 * as it is, and is reported.
 * @throws {OperatorError} when somebody else is publishing.
 */
export async function publishDue(database: Database, project: string): Promise<readonly Outcome[]> {
  const [{ scheduled: all }, now] = await Promise.all([readSchedule(database, project), serverNow(database)]);
  if (all.every(({ at }) => at > now)) return [];
  return writeUnderLock(database, project, 'a scheduled publication', async () => {
    const now = await readContentAt(database, project);
    const { published, content, outcomes } = now;
    const [history, missedBefore] = await Promise.all([
      readHistory(database, project),
      readMissed(database, project),
    ]);
    const moved = withoutEnds(outcomes, missedBefore);
    const gone = moved.map(({ scheduled }) => scheduled.id);
    const added = moved
      .filter(({ missed }) => missed.length > 0)
      .map((outcome) => missedEntry(outcome, history));
    const last = moved.findLast(({ live }) => live.length > 0);
    const scheduled = now.scheduled.filter(({ id }) => !gone.includes(id));
    const writes = [
      ...contentWrites(contentOf(published), contentOf(content), `projects/${project}`),
      // Without a change there is nothing to undo: --undo would take back nothing, and say that it had.
      ...historyWrites(database, project, history, outcomes.filter(isChange).map(publicationOf)),
      ...missedWrites(project, missedBefore, { added }),
      ...scheduleWrites(project, now, { gone }),
      // A later publication may build on a unit that did not go live: it is held back and reported.
      ...heldWrites(project, content, { ...now, scheduled }),
      ...(last ? statusWrites(project, { published: { at: last.scheduled.at, parts: last.live } }) : []),
    ];
    return { writes, result: moved };
  });
}
