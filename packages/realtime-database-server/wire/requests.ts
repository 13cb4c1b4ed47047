import { ANONYMOUS, identityOf, type Identity } from '../auth/token';
import { DataError } from '../tree/errors';
import { isRecord } from '../tree/is-record';
import { atOnce, type Steps } from '../tree/steps';
import { failure, OK, type Request, type Response } from './message';
import { get, listen, unlisten, type Body } from './read-requests';
import type { Session } from './session';
import { cancelOnDisconnect, write, writeOnDisconnect } from './write-requests';

/** In UTF-16 code units (Realtime Database limits). */
const MAX_REQUEST_LENGTH = 16 * 1024 * 1024;

type Handler = (session: Session, body: Body) => Response;

/**
 * Applies `authvar` or `noauth`: an administrator may act as another user, or as a client that is not signed
 * in.
 */
function withOverride(identity: Identity, body: Body): Identity {
  if (!identity.admin) return identity;
  if (body.get('noauth') === true) return ANONYMOUS;
  const auth = body.get('authvar');
  return isRecord(auth) ? { ...ANONYMOUS, auth } : identity;
}

/**
 * `auth` and `gauth`: signs the client in.
 * @throws {DataError} when the token is not valid.
 */
function authenticate(session: Session, body: Body): Response {
  const token = body.get('cred');
  if (typeof token !== 'string') return failure('invalid_token', 'Could not parse auth token.');
  session.identity = withOverride(identityOf(token, Date.now()), body);
  const { auth, expires } = session.identity;
  return { status: 'ok', dataText: JSON.stringify({ auth, ...(expires === null ? {} : { expires }) }) };
}

/** `unauth`: signs the client out. */
function unauthenticate(session: Session): Response {
  session.identity = ANONYMOUS;
  return OK;
}

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['q', listen],
  ['n', unlisten],
  ['g', get],
  ['oc', cancelOnDisconnect],
  ['auth', authenticate],
  ['gauth', authenticate],
  ['unauth', unauthenticate],
  ['appcheck', () => OK],
  ['unappcheck', () => OK],
  ['unappeck', () => OK], // so spelt by the SDK
  ['s', () => OK],
]);

/** A request that is too large, or whose action throws, gets an error answer. */
function* attempt<T>(session: Session, request: Request, action: () => Steps<T>): Steps<T | Response> {
  if (request.size > MAX_REQUEST_LENGTH) {
    return failure(
      'too_big',
      'Data to write exceeds the maximum size that can be modified with a single request.',
    );
  }
  try {
    return yield* action();
  } catch (error) {
    // SDKs of the service say "Invalid token in path", for `.info` too; only REST begins with "Invalid path".
    if (error instanceof DataError) return failure(error.code, error.message.replace(/^Invalid path: /, ''));
    session.report(`request ${request.action}: ${String(error)}`);
    return failure('internal_error', 'Internal error');
  }
}

/**
 * Performs a request and replies with its answer. A write is answered when it is durable, in the order of the writes; its
 * refusal, in the same order.
 */
export function answer(session: Session, request: Request, reply: (response: Response) => void): void {
  const { namespace } = session;
  const { action, body } = request;
  if (action === 'p' || action === 'm') {
    const settled = (response: Response) => (refusal: Error | null) =>
      reply(refusal === null ? response : failure('unavailable', refusal.message));
    namespace.inTurn(function* () {
      const decided = yield* attempt(session, request, () =>
        namespace.decision(() => write(session, request)),
      );
      if ('status' in decided) namespace.whenSettled(settled(decided));
      else namespace.submit(decided, settled(OK));
    });
  } else if (action === 'o' || action === 'om') {
    // Decided like a write, because it may be as large.
    namespace.inTurn(function* () {
      reply(yield* attempt(session, request, () => writeOnDisconnect(session, request)));
    });
  } else {
    const handler = HANDLERS.get(action);
    const steps = attempt(session, request, function* () {
      return handler?.(session, body) ?? failure('invalid_request', `Unknown action '${action}'`);
    });
    reply(atOnce(steps));
  }
}
