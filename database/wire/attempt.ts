import { TokenError } from '../auth/token';
import { DataError } from '../tree/data-error';
import type { Steps } from '../tree/steps';
import { failure, type Request, type Response } from './message';
import type { Session } from './session';

/** Maximum size of a request of an SDK (Realtime Database limits), in UTF-16 code units. */
const MAX_REQUEST_LENGTH = 16 * 1024 * 1024;

/**
 * Runs the action of a request. A request that is too large, or whose action throws, gets an error answer.
 * @param session The session.
 * @param request The request.
 * @param action The action.
 * @returns The result of `action`, or the error answer.
 */
export function* attempt<T>(session: Session, request: Request, action: () => Steps<T>): Steps<T | Response> {
  if (request.size > MAX_REQUEST_LENGTH) {
    return failure(
      'too_big',
      'Data to write exceeds the maximum size that can be modified with a single request.',
    );
  }
  try {
    return yield* action();
  } catch (error) {
    if (error instanceof DataError) return failure(error.code, error.message);
    if (error instanceof TokenError) return failure(error.status, error.message);
    session.report(`request ${request.action}: ${String(error)}`);
    return failure('internal_error', 'Internal error');
  }
}
