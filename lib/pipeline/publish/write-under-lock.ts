import type { Database } from 'firebase-admin/database';
import { errorCode, OperatorError } from '@/lib/settings/operator-error';
import { withLock } from './lock';

/** The paths and values of one multi-path update, where `null` removes, and what to return after it. */
interface Made<T> {
  readonly writes: readonly (readonly [path: string, value: unknown])[];
  readonly result: T;
}

/**
 * Changes a project: whatever publishes, schedules or undoes is made under the lock, and written with the end of the
 * lock in one multi-path update.
 * @throws {OperatorError} when somebody else is publishing, or the update is larger than the database accepts.
 */
export async function writeUnderLock<T>(
  database: Database,
  project: string,
  author: string,
  make: () => Promise<Made<T>>,
): Promise<T> {
  return withLock(database, project, author, async (unlock) => {
    const { writes, result } = await make();
    try {
      await database.ref().update(Object.fromEntries([...writes, unlock]));
    } catch (error) {
      if (errorCode(error) !== 'TOO_BIG') throw error;
      throw new OperatorError(
        `projects/${project}`,
        'the change, with what it replaces, is larger than the 16 MB of one write; nothing was written',
        'publish a part at a time with --only',
      );
    }
    return result;
  });
}
