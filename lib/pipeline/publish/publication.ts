import type { Database } from 'firebase-admin/database';
import { ServerValue } from 'firebase-admin/database';
import { contentOf } from '@/lib/content/parse/content-nodes';
import { canonicalJson } from '@/lib/content/fingerprint';
import { differences, type Difference } from '@/lib/content/changes/differences';
import { contentWrites } from './content-writes';
import { forgotten, lastPublication, parseHistory, type Publication } from './history';
import { releaseLock, takeLock } from './lock';
import { PublishError } from './publish-error';

type Content = Readonly<Record<string, unknown>>;

/** What a publication or its undo would do; read now, done later by `carryOut` if nothing changed in between. */
export interface Plan {
  readonly project: string;
  /** The content as it is and as it will be. */
  readonly from: Content;
  readonly to: Content;
  readonly differences: readonly Difference[];
  readonly isEmpty: boolean;
  /** The publication to take back; absent when drafts are published. */
  readonly undoes?: Publication;
}

async function read(database: Database, path: string): Promise<unknown> {
  return (await database.ref(path).get()).val() as unknown;
}

async function readHistory(database: Database, project: string): Promise<readonly Publication[]> {
  return parseHistory(await read(database, `history/${project}/entries`));
}

function plan(project: string, from: Content, to: Content, undoes?: Publication): Plan {
  const isEmpty = canonicalJson(from) === canonicalJson(to);
  const base = { project, from, to, differences: differences(from, to), isEmpty };
  return undoes === undefined ? base : { ...base, undoes };
}

function requireBuildable(content: unknown, path: string): void {
  const [page] = differences({}, content).filter((difference) => difference.page === 'home');
  if (page !== undefined) return;
  throw new PublishError(
    `${path}/pagine/home`,
    'is missing',
    'no site can be built without it; nothing was published',
  );
}

/**
 * Plans to publish: the draft becomes what is published.
 * @throws {PublishError} when the draft has no home page.
 */
export async function planPublication(database: Database, project: string): Promise<Plan> {
  const [published, draft] = await Promise.all([
    read(database, `projects/${project}`),
    read(database, `drafts/${project}`),
  ]);
  const to = contentOf(draft);
  requireBuildable(to, `drafts/${project}`);
  return plan(project, contentOf(published), to);
}

/**
 * Plans to take the last publication back that has not been taken back yet.
 * @throws {PublishError} when there is none.
 */
export async function planUndo(database: Database, project: string): Promise<Plan> {
  const last = lastPublication(await readHistory(database, project));
  if (last === undefined) {
    throw new PublishError(`history/${project}`, 'has no publication to undo', 'nothing was changed');
  }
  const published = await read(database, `projects/${project}`);
  requireBuildable(last.previous, `history/${project}/entries/${last.id}/previous`);
  return plan(project, contentOf(published), contentOf(last.previous), last);
}

async function requireUnchanged(database: Database, { project, from, to, undoes }: Plan): Promise<void> {
  const stale = 'changed since it was shown; nothing was published';
  const retry = 'run the command again to see the new differences';
  const published = await read(database, `projects/${project}`);
  if (canonicalJson(contentOf(published)) !== canonicalJson(from))
    throw new PublishError(`projects/${project}`, stale, retry);
  if (undoes !== undefined) return;
  const draft = await read(database, `drafts/${project}`);
  if (canonicalJson(contentOf(draft)) !== canonicalJson(to))
    throw new PublishError(`drafts/${project}`, stale, retry);
}

function historyWrites(
  plan: Plan,
  history: readonly Publication[],
  author: string,
  id: string,
): [string, unknown][] {
  const entries = `history/${plan.project}/entries`;
  const stamp = { author, at: ServerValue.TIMESTAMP };
  if (plan.undoes !== undefined) return [[`${entries}/${plan.undoes.id}/undone`, stamp]];
  const entry = { ...stamp, changes: plan.differences.length, previous: plan.from };
  const old = forgotten(history).map((gone): [string, unknown] => [`${entries}/${gone}`, null]);
  return [[`${entries}/${id}`, entry], ...old];
}

/**
 * Does what was planned, in one multi-path update: the content, its entry in the history, and the end of the lock. The
 * lock keeps two publications apart; under it, what was planned is compared with what is there now.
 * @throws {PublishError} when somebody else is publishing, or the content changed since the plan was made.
 */
export async function carryOut(database: Database, plan: Plan, author: string): Promise<void> {
  const lock = await takeLock(database, plan.project, author);
  try {
    await requireUnchanged(database, plan);
    const history = await readHistory(database, plan.project);
    const id = database.ref(`history/${plan.project}/entries`).push().key;
    const writes = new Map([
      ...contentWrites(plan.from, plan.to, `projects/${plan.project}`),
      ...historyWrites(plan, history, author, id),
      [lock.path, null],
    ]);
    await database.ref().update(Object.fromEntries(writes));
  } catch (error) {
    await releaseLock(database, lock);
    throw error;
  }
}
