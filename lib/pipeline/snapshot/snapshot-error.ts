import { OperatorError } from '@/lib/settings/operator-error';
import type { Settings } from '@/lib/settings/settings';

/** The published content cannot be read, or no site can be built from it. */
export class SnapshotError extends OperatorError {
  override readonly name: string = 'SnapshotError';
}

/** The database does not answer in the time that a command waits for it. */
export class NoAnswerError extends SnapshotError {
  override readonly name = 'NoAnswerError';

  constructor(
    path: string,
    { buildDatabaseUrl, readTimeoutSeconds }: Pick<Settings, 'buildDatabaseUrl' | 'readTimeoutSeconds'>,
  ) {
    const what = `no answer from ${buildDatabaseUrl} within ${readTimeoutSeconds} s`;
    super(path, what, 'check that the database runs and that the address is right');
  }
}
