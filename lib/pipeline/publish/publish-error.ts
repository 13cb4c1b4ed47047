import { OperatorError } from '@/lib/settings/operator-error';

/** Nothing was published. */
export class PublishError extends OperatorError {
  override readonly name = 'PublishError';
}
