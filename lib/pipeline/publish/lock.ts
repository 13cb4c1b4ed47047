import { randomUUID } from 'node:crypto';
import type { Database } from 'firebase-admin/database';
import { own } from '@/lib/content/raw-tree';
import { PublishError } from './publish-error';

/** A publication takes seconds; a lock as old as this was left by a process that died. */
const LOCK_LIFE_MS = 60_000;

/** The right to publish, held by one process at a time. */
interface Lock {
  readonly id: string;
  readonly path: string;
}

function isAlive(lock: unknown, now: number): boolean {
  const at = own(lock, 'at');
  return typeof at === 'number' && Math.abs(now - at) < LOCK_LIFE_MS;
}

/**
 * Takes the lock of a project (`history/{project}/lock`) by a transaction. A lock older than a minute is taken over.
 * @throws {PublishError} naming who holds it.
 */
export async function takeLock(database: Database, project: string, author: string): Promise<Lock> {
  const path = `history/${project}/lock`;
  const id = randomUUID();
  const now = Date.now();
  const taken = await database
    .ref(path)
    .transaction((lock: unknown) => (isAlive(lock, now) ? undefined : { id, author, at: now }));
  if (taken.committed) return { id, path };
  const holder: unknown = taken.snapshot.child('author').val();
  const name = typeof holder === 'string' ? holder : 'somebody else';
  throw new PublishError(
    `projects/${project}`,
    `${name} is publishing right now`,
    'run the command again in a minute',
  );
}

/** Gives the lock back, unless somebody else has taken it over. */
export async function releaseLock(database: Database, { id, path }: Lock): Promise<void> {
  await database
    .ref(path)
    .transaction((lock: unknown) => (own(lock, 'id') === id || lock === null ? null : undefined));
}
