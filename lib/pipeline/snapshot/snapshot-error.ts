import { OperatorError } from '@/lib/settings/operator-error';

/** The published content cannot be read, or no site can be built from it. */
export class SnapshotError extends OperatorError {
  override readonly name = 'SnapshotError';
}
