import { authenticate, unauthenticate } from './auth-requests';
import { attempt } from './attempt';
import { failure, OK, type Request, type Response } from './message';
import { atOnce } from '../tree/steps';
import { get, listen, unlisten, type Body } from './read-requests';
import type { Session } from './session';
import { cancelOnDisconnect, write, writeOnDisconnect } from './write-requests';

type Handler = (session: Session, body: Body) => Response;

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

/**
 * Performs a request and replies with its answer; for a write, when it is durable. A refusal is an answer
 * too.
 */
export function answer(session: Session, request: Request, reply: (response: Response) => void): void {
  const { action, body } = request;
  if (action === 'p' || action === 'm') return write(session, request, reply);
  if (action === 'o' || action === 'om') {
    // Decided like a write, because it may be as large.
    return session.namespace.inTurn(function* () {
      reply(yield* attempt(session, request, () => writeOnDisconnect(session, request)));
    });
  }
  const handler = HANDLERS.get(action);
  const steps = attempt(session, request, function* () {
    return handler?.(session, body) ?? failure('invalid_request', `Unknown action '${action}'`);
  });
  reply(atOnce(steps));
}
