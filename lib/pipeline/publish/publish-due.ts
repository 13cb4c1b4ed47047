import type { Database } from 'firebase-admin/database';
import { differences } from '@/lib/content/changes/differences';
import { contentOf } from '@/lib/content/schema/content-tree';
import { pickParts } from '@/lib/content/parts';
import type { Missed, Outcome } from '@/lib/content/timeline/content-at';
import { lastChangeOf, type Publication } from '@/lib/content/timeline/history';
import { serverNow } from '@/lib/pipeline/snapshot/read-database';
import { statusWrites } from '@/lib/pipeline/status';
import { contentWrites } from './content-writes';
import { historyWrites, missedWrites, type MissedPublication, readHistory, readMissed } from './history';
import { isChange, readPublishedNow } from './published-now';
import { heldWrites, readDue, readSchedule, scheduleWrites } from './schedule';
import { writeUnderLock } from './write-under-lock';

/** The result of a scheduled publication whose time had come. */
export interface Moved {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  /** Paths of the units that went live. */
  readonly live: readonly string[];
  /** The units that did not go live; they are kept at `history/{project}/missed/{id}`. */
  readonly missed: readonly Missed[];
}

/**
 * Returns the results of outcomes. The units of a publication that did not go live at its start need no end, and
 * so are not missed at its end.
 * @param missedBefore What was missed earlier.
 */
function movedOf(outcomes: readonly Outcome[], missedBefore: readonly MissedPublication[]): readonly Moved[] {
  const failed = new Map(missedBefore.map(({ id, parts }) => [id, parts.map(({ path }) => path)]));
  return outcomes.map(({ scheduled: { id, at, by, ends }, live, missed }) => {
    const neverLive = failed.get(ends ?? '') ?? [];
    failed.set(
      id,
      missed.map(({ unit }) => unit.path),
    );
    return { id, at, by, live, missed: missed.filter(({ unit }) => !neverLive.includes(unit.path)) };
  });
}

function historyEntry({ scheduled: { id, by, at, note }, before, after, live }: Outcome) {
  const changes = differences(before, after).length;
  return { author: by, at, note, changes, parts: live, previous: pickParts(before, live), scheduled: id };
}

function missedEntry({ id, at, by, missed }: Moved, note: string, history: readonly Publication[]) {
  const parts = missed.map(({ unit, reason }) => {
    const change = reason === 'changed' ? lastChangeOf(history, unit.path) : undefined;
    return { ...unit, reason, ...(change && { changedBy: change.author, changedAt: change.at }) };
  });
  return { id, at, by, note, parts };
}

/** Returns the writes that hold back what was to follow a unit that did not go live. */
async function heldWritesOfRest(
  database: Database,
  project: string,
  content: unknown,
  gone: readonly string[],
): Promise<[string, unknown][]> {
  const { scheduled, secrets } = await readSchedule(database, project);
  return heldWrites(project, content, {
    scheduled: scheduled.filter(({ id }) => !gone.includes(id)),
    secrets,
  });
}

/**
 * Moves every scheduled publication whose time has come into `projects/{project}` and the history; visitors
 * see it already. A unit that was changed in between stays as it is, and is reported. Build, watch, publish
 * and workflows call this.
 * @returns The results in the order of time; empty when nothing is due.
 * @throws {OperatorError} when somebody else is publishing.
 */
export async function publishDue(database: Database, project: string): Promise<readonly Moved[]> {
  const now = await serverNow(database);
  if ((await readDue(database, project, now)).length === 0) return [];
  return writeUnderLock(database, project, 'a scheduled publication', async () => {
    const { published, content, outcomes } = await readPublishedNow(database, project);
    const [history, missedBefore] = await Promise.all([
      readHistory(database, project),
      readMissed(database, project),
    ]);
    const moved = movedOf(outcomes, missedBefore);
    const gone = moved.map(({ id }) => id);
    const notes = new Map(outcomes.map(({ scheduled: { id, note } }) => [id, note]));
    const added = moved
      .filter(({ missed }) => missed.length > 0)
      .map((lost) => missedEntry(lost, notes.get(lost.id) ?? '', history));
    const last = moved.findLast(({ live }) => live.length > 0);
    const isHeld = outcomes.some(({ missed }) => missed.length > 0);
    const writes = [
      ...contentWrites(contentOf(published), contentOf(content), `projects/${project}`),
      // Without a change there is nothing to undo: --undo would take back nothing, and say that it had.
      ...historyWrites(database, project, history, outcomes.filter(isChange).map(historyEntry)),
      ...missedWrites(project, missedBefore, { added }),
      ...(await scheduleWrites(database, project, { gone })),
      ...(isHeld ? await heldWritesOfRest(database, project, content, gone) : []),
      ...(last ? statusWrites(project, { published: { at: last.at, parts: last.live } }) : []),
    ];
    return { writes, result: moved };
  });
}
