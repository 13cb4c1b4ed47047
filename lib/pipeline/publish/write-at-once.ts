import type { Database } from 'firebase-admin/database';
import { errorCode } from '@/lib/pipeline/release/error-code';
import { PublishError } from './publish-error';

/**
 * Makes one multi-path update of a project.
 * @param writes Paths and values; `null` removes.
 * @throws {PublishError} when it is larger than the database accepts.
 */
export async function writeAtOnce(
  database: Database,
  project: string,
  writes: Iterable<readonly [path: string, value: unknown]>,
): Promise<void> {
  try {
    await database.ref().update(Object.fromEntries(writes));
  } catch (error) {
    if (errorCode(error) !== 'TOO_BIG') throw error;
    throw new PublishError(
      `projects/${project}`,
      'the change, with what it replaces, is larger than the 16 MB of one write; nothing was written',
      'publish a part at a time with --only',
    );
  }
}
