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

/** The lock of a project, as its holder knows it. */
export interface Lock {
  readonly path: string;
  /** Of this holder alone. */
  readonly id: string;
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;
let isStopped = false;

/** Ctrl-C while the lock is held: what has begun ends, with the end of the lock, and no other lock is taken. */
function noteStop(): void {
  isStopped = true;
}

async function takeLock(
  database: Database,
  project: string,
  author: string,
  { path, id }: Lock,
): Promise<void> {
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
 * @param task Publishes. Its update removes the lock; when it fails, the lock is removed here.
 * @returns The result of the task.
 * @throws {OperatorError} that names who is publishing.
 */
export async function withLock<T>(
  database: Database,
  project: string,
  author: string,
  task: (lock: Lock) => Promise<T>,
): Promise<T> {
  const lock = { path: `history/${project}/lock`, id: randomUUID() };
  if (isStopped)
    throw new OperatorError(
      `projects/${project}`,
      'stopped before it was published',
      'run the command again',
    );
  for (const signal of STOP_SIGNALS) process.on(signal, noteStop);
  try {
    await takeLock(database, project, author, lock);
    return await task(lock);
  } catch (error) {
    await database
      .ref(lock.path)
      .transaction((held: unknown) => (own(held, 'id') === lock.id || held === null ? null : undefined));
    throw error;
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, noteStop);
  }
}
