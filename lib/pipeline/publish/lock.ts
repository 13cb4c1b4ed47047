import { randomUUID } from 'node:crypto';
import type { Database } from 'firebase-admin/database';
import { own } from '@/lib/content/raw-tree';
import { serverNow } from '@/lib/pipeline/snapshot/read-database';
import { OperatorError } from '@/lib/settings/operator-error';

/** A publication takes seconds; an older lock was left by a process that died. */
const LOCK_LIFE_MS = 60_000;

function isAlive(lock: unknown, now: number): boolean {
  const at = own(lock, 'at');
  return typeof at === 'number' && Math.abs(now - at) < LOCK_LIFE_MS;
}

async function takeLock(database: Database, project: string, author: string, id: string): Promise<void> {
  const path = `history/${project}/lock`;
  // The clocks of two machines may differ by more than a lock lives.
  const now = await serverNow(database);
  const taken = await database
    .ref(path)
    .transaction((lock: unknown) => (isAlive(lock, now) ? undefined : { id, author, at: now }));
  if (taken.committed) return;
  const holder: unknown = taken.snapshot.child('author').val();
  const name = typeof holder === 'string' ? holder : 'somebody else';
  throw new OperatorError(
    `projects/${project}`,
    `${name} is publishing right now`,
    'run the command again in a minute',
  );
}

/**
 * Runs a task under the lock of a project (`history/{project}/lock`), so that only one process publishes at a
 * time. A lock older than a minute is taken over.
 * @param task Publishes. It receives the write that removes the lock, to include in its own update; when it
 *   fails, the lock is removed here.
 * @returns The result of the task.
 * @throws {OperatorError} that names who is publishing.
 */
export async function withLock<T>(
  database: Database,
  project: string,
  author: string,
  task: (unlock: readonly [path: string, value: null]) => Promise<T>,
): Promise<T> {
  const path = `history/${project}/lock`;
  const id = randomUUID();
  await takeLock(database, project, author, id);
  try {
    return await task([path, null]);
  } catch (error) {
    await database
      .ref(path)
      .transaction((lock: unknown) => (own(lock, 'id') === id || lock === null ? null : undefined));
    throw error;
  }
}
