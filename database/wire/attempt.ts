import { TokenError } from '../auth/token';
import { DataError } from '../tree/data-error';
import { failure, type Request, type Response } from './message';
import type { Session } from './session';

/** Largest request of an SDK (Realtime Database limits), in UTF-16 units. */
const MAX_REQUEST_LENGTH = 16 * 1024 * 1024;

/**
 * Attempts what a request asks for. A request that is too large, or whose attempt throws, gets an answer that says so.
 *
 * @returns what `action` returns, or the answer that says what went wrong.
 */
export function attempt<T>(session: Session, request: Request, action: () => T): T | Response {
  if (request.size > MAX_REQUEST_LENGTH) {
    return failure(
      'too_big',
      'Data to write exceeds the maximum size that can be modified with a single request.',
    );
  }
  try {
    return action();
  } catch (error) {
    if (error instanceof DataError) return failure(error.code, error.message);
    if (error instanceof TokenError) return failure(error.status, error.message);
    session.report(`request ${request.action}: ${String(error)}`);
    return failure('internal_error', 'Internal error');
  }
}
