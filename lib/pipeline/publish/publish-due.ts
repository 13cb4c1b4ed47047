import type { Database } from 'firebase-admin/database';
import { differences } from '@/lib/content/changes/differences';
import { contentOf } from '@/lib/content/parse/content-nodes';
import { pickParts } from '@/lib/content/parts/content-parts';
import { isTree } from '@/lib/content/raw-tree';
import type { Missed, Outcome } from '@/lib/content/timeline/content-at';
import { forgotten } from '@/lib/content/timeline/history';
import { lastChangeOf } from '@/lib/content/timeline/last-change';
import { contentWrites } from './content-writes';
import { withLock } from './lock';
import { heldWrites } from './held-units';
import { readHistory } from './plan';
import { isChange, readPublishedNow } from './published-now';
import { readRaw } from './read-raw';
import { serverNow } from './server-time';
import { readDue, readSchedule, withoutEntries } from './read-schedule';
import { missedPaths, publishedStatus, waitingStatus } from './status-writes';
import { writeAtOnce } from './write-at-once';

type History = Awaited<ReturnType<typeof readHistory>>;

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
 * Returns the missed units of an outcome. When it is the end of a publication, units that did not go live at
 * its start need no end, and so are not missed.
 * @param failed Paths of the units that did not go live, by id of their publication.
 */
function missedUnits(outcome: Outcome, failed: ReadonlyMap<string, readonly unknown[]>): readonly Missed[] {
  const neverLive = failed.get(outcome.scheduled.ends ?? '') ?? [];
  return outcome.missed.filter(({ unit }) => !neverLive.includes(unit.path));
}

function historyEntry({ scheduled, before, after, live }: Outcome): unknown {
  return {
    author: scheduled.by,
    at: scheduled.at,
    changes: differences(before, after).length,
    parts: live,
    previous: pickParts(before, live),
    ...(scheduled.note !== '' && { note: scheduled.note }),
    scheduled: scheduled.id,
  };
}

function missedEntry({ scheduled }: Outcome, missed: readonly Missed[], history: History): unknown {
  const { at, by, note } = scheduled;
  return {
    at,
    by,
    note,
    parts: missed.map(({ unit, reason }) => {
      const change = reason === 'changed' ? lastChangeOf(history, unit.path) : undefined;
      return { ...unit, reason, ...(change && { changedBy: change.author, changedAt: change.at }) };
    }),
  };
}

/** Returns the writes for history, missed parts and schedule, and the result of each publication. */
async function movesOf(database: Database, project: string, outcomes: readonly Outcome[]) {
  const history = await readHistory(database, project);
  const missedBefore = await readRaw(database, `history/${project}/missed`);
  const failed = new Map(
    isTree(missedBefore) ? Object.entries(missedBefore).map(([id, raw]) => [id, missedPaths(raw)]) : [],
  );
  const writes: [string, unknown][] = [];
  const moved = outcomes.map((outcome): Moved => {
    const { id, at, by } = outcome.scheduled;
    const missed = missedUnits(outcome, failed);
    failed.set(
      id,
      outcome.missed.map(({ unit }) => unit.path),
    );
    const key = database.ref(`history/${project}/entries`).push().key;
    // Without a change there is nothing to undo: --undo would take back nothing, and say that it had.
    if (isChange(outcome)) writes.push([`history/${project}/entries/${key}`, historyEntry(outcome)]);
    if (missed.length > 0)
      writes.push([`history/${project}/missed/${id}`, missedEntry(outcome, missed, history)]);
    writes.push(...withoutEntries(project, [id]));
    return { id, at, by, live: outcome.live, missed };
  });
  const added = outcomes.filter(isChange).length;
  for (const gone of forgotten(history, added)) writes.push([`history/${project}/entries/${gone}`, null]);
  return { moved, writes };
}

/** Returns the writes of the status for editors: what is live, what was missed, what is still scheduled. */
async function statusWrites(database: Database, project: string, moved: readonly Moved[]) {
  const gone = moved.map(({ id }) => id);
  const live = moved.findLast((each) => each.live.length > 0);
  const lost = moved.findLast(({ missed }) => missed.length > 0);
  const missed = lost && { at: lost.at, parts: lost.missed.map(({ unit }) => unit.path) };
  return [
    ...(live ? publishedStatus(project, live.at, live.live) : []),
    ...(missed ? [[`status/${project}/missed`, missed] as const] : []),
    ...(await waitingStatus(database, project, gone)),
  ];
}

/** Returns the writes that hold back what was to follow a unit that did not go live. */
async function heldWritesOfRest(
  database: Database,
  project: string,
  content: unknown,
  outcomes: readonly Outcome[],
): Promise<[string, unknown][]> {
  const { scheduled, secrets } = await readSchedule(database, project);
  const rest = scheduled.filter(({ id }) => !outcomes.some((outcome) => outcome.scheduled.id === id));
  return heldWrites(project, content, { scheduled: rest, secrets });
}

/**
 * Moves every scheduled publication whose time has come into `projects/{project}` and the history; visitors
 * see it already. A unit that was changed in between stays as it is, and is reported. Build, watch, publish
 * and workflows call this.
 * @returns The results in the order of time; empty when nothing is due.
 * @throws {PublishError} when somebody else is publishing.
 */
export async function publishDue(database: Database, project: string): Promise<readonly Moved[]> {
  const now = await serverNow(database);
  if ((await readDue(database, project, now)).length === 0) return [];
  return withLock(database, project, 'a scheduled publication', async (unlock) => {
    const { published, content, outcomes } = await readPublishedNow(database, project);
    const { moved, writes } = await movesOf(database, project, outcomes);
    if (outcomes.some(({ missed }) => missed.length > 0))
      writes.push(...(await heldWritesOfRest(database, project, content, outcomes)));
    const changes = contentWrites(contentOf(published), contentOf(content), `projects/${project}`);
    const status = await statusWrites(database, project, moved);
    await writeAtOnce(database, project, [...changes, ...writes, ...status, unlock]);
    return moved;
  });
}
