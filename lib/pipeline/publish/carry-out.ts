import type { Database } from 'firebase-admin/database';
import { ServerValue } from 'firebase-admin/database';
import { forgotten, type Publication } from '@/lib/content/timeline/history';
import { contentWrites } from './content-writes';
import { withLock } from './lock';
import { previousOf, readHistory, type Plan } from './plan';
import { publishedStatus } from './status-writes';
import { requireUnchanged } from './unchanged';
import { writeAtOnce } from './write-at-once';

/** Who publishes, and the note. */
interface Signature {
  readonly author: string;
  readonly note: string;
}

function historyWrites(
  plan: Plan,
  history: readonly Publication[],
  { author, note }: Signature,
  id: string,
): [string, unknown][] {
  const entries = `history/${plan.project}/entries`;
  const stamp = { author, at: ServerValue.TIMESTAMP, previous: previousOf(plan) };
  if (plan.undoes !== undefined) return [[`${entries}/${plan.undoes.id}/undone`, stamp]];
  const reason = note === '' ? {} : { note };
  const entry = { ...stamp, ...reason, changes: plan.differences.length, parts: plan.parts };
  const old = forgotten(history).map((gone): [string, unknown] => [`${entries}/${gone}`, null]);
  return [[`${entries}/${id}`, entry], ...old];
}

/**
 * Carries out a plan in one multi-path update: the content, its entry in the history, and the end of the
 * lock. Under the lock, the plan is compared with the content that is there now.
 * @throws {PublishError} when somebody else is publishing, or the content changed since the plan was made.
 */
export async function carryOut(database: Database, plan: Plan, author: string, note = ''): Promise<void> {
  await withLock(database, plan.project, author, async (unlock) => {
    const history = await readHistory(database, plan.project);
    await requireUnchanged(database, plan, history, author);
    const id = database.ref(`history/${plan.project}/entries`).push().key;
    const writes = new Map([
      ...contentWrites(plan.from, plan.to, `projects/${plan.project}`),
      ...historyWrites(plan, history, { author, note }, id),
      ...publishedStatus(plan.project, ServerValue.TIMESTAMP, plan.parts),
      unlock,
    ]);
    await writeAtOnce(database, plan.project, writes);
  });
}
