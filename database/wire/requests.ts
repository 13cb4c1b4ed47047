import { TokenError } from '../auth/token';
import { DataError } from '../tree/data-error';
import { authenticate, unauthenticate } from './auth-requests';
import { failure, OK, type Request, type Response } from './message';
import { get, listen, unlisten, type Body } from './read-requests';
import type { Session } from './session';
import { cancelOnDisconnect, merge, mergeOnDisconnect, put, putOnDisconnect } from './write-requests';

type Handler = (session: Session, body: Body) => Response | Promise<Response>;

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['q', listen],
  ['n', unlisten],
  ['g', get],
  ['p', put],
  ['m', merge],
  ['o', putOnDisconnect],
  ['om', mergeOnDisconnect],
  ['oc', cancelOnDisconnect],
  ['auth', authenticate],
  ['gauth', authenticate],
  ['unauth', unauthenticate],
  ['appcheck', () => OK],
  ['unappcheck', () => OK],
  ['unappeck', () => OK], // so spelt by the SDK
  ['s', () => OK],
]);

/** Largest request of an SDK (Realtime Database limits), in UTF-16 units. */
const MAX_WRITE_LENGTH = 16 * 1024 * 1024;

/** Does what a request asks for and gives its answer; refusals are answers too. */
export async function answer(session: Session, request: Request): Promise<Response> {
  if (request.size > MAX_WRITE_LENGTH) {
    return failure(
      'too_big',
      'Data to write exceeds the maximum size that can be modified with a single request.',
    );
  }
  const handler = HANDLERS.get(request.action);
  if (handler === undefined) return failure('invalid_request', `Unknown action '${request.action}'`);
  try {
    return await handler(session, request.body);
  } catch (error) {
    if (error instanceof DataError) return failure(error.code, error.message);
    if (error instanceof TokenError) return failure(error.status, error.message);
    throw error;
  }
}
