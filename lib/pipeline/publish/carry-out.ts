import type { Database } from 'firebase-admin/database';
import { ServerValue } from 'firebase-admin/database';
import { pickParts } from '@/lib/content/parts/content-parts';
import { forgotten } from '@/lib/content/timeline/history';
import { contentWrites } from './content-writes';
import { heldWrites } from './held-units';
import { withLock } from './lock';
import { readHistory, type Plan } from './plan';
import { readSchedule } from './read-schedule';
import { publishedStatus } from './status-writes';
import { unchangedPlan } from './unchanged';
import { writeAtOnce } from './write-at-once';

/** Who publishes, and the note. */
interface Signature {
  readonly author: string;
  readonly note: string;
}

async function historyWrites(
  database: Database,
  { project, from, parts, differences, undoes }: Plan,
  { author, note }: Signature,
): Promise<[string, unknown][]> {
  const entries = `history/${project}/entries`;
  const stamp = { author, at: ServerValue.TIMESTAMP, previous: pickParts(from, parts) };
  if (undoes !== undefined) return [[`${entries}/${undoes.id}/undone`, stamp]];
  const reason = note === '' ? {} : { note };
  const entry = { ...stamp, ...reason, changes: differences.length, parts };
  const old = forgotten(await readHistory(database, project));
  return [
    [`${entries}/${database.ref(entries).push().key}`, entry],
    ...old.map((gone): [string, unknown] => [`${entries}/${gone}`, null]),
  ];
}

/**
 * Carries out a plan in one multi-path update: the content, its entry in the history, and the end of the
 * lock. Under the lock, the plan is compared with the content that is there now.
 * @throws {PublishError} when somebody else is publishing, or the content changed since the plan was made.
 */
export async function carryOut(database: Database, shown: Plan, author: string, note = ''): Promise<void> {
  const { project } = shown;
  await withLock(database, project, author, async (unlock) => {
    const plan = await unchangedPlan(database, shown, author);
    const writes = [
      ...contentWrites(plan.from, plan.to, `projects/${project}`),
      ...(await historyWrites(database, plan, { author, note })),
      ...heldWrites(project, plan.to, await readSchedule(database, project)),
      ...publishedStatus(project, ServerValue.TIMESTAMP, plan.parts),
      unlock,
    ];
    await writeAtOnce(database, project, writes);
  });
}
