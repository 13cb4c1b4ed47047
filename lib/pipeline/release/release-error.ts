import { OperatorError } from '@/lib/settings/operator-error';

/** The last release does not allow what was asked for. */
export class ReleaseError extends OperatorError {
  override readonly name = 'ReleaseError';
}
