import { OperatorError } from '@/lib/settings/operator-error';

/** The current release does not allow the requested action. */
export class ReleaseError extends OperatorError {
  override readonly name = 'ReleaseError';
}
