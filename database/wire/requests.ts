import { authenticate, unauthenticate } from './auth-requests';
import { attempt } from './attempt';
import { failure, OK, type Request, type Response } from './message';
import { atOnce, type Steps } from '../tree/steps';
import { get, listen, unlisten, type Body } from './read-requests';
import type { Session } from './session';
import { cancelOnDisconnect, mergeOnDisconnect, putOnDisconnect, write } from './write-requests';

type Handler = (session: Session, body: Body) => Response;
type HandlerInTurn = (session: Session, body: Body) => Steps<Response>;

/** What is decided like writes, because it may be as large. */
const IN_TURN: ReadonlyMap<string, HandlerInTurn> = new Map([
  ['o', putOnDisconnect],
  ['om', mergeOnDisconnect],
]);

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
  if (request.action === 'p' || request.action === 'm') {
    write(session, request, reply);
    return;
  }
  const inTurn = IN_TURN.get(request.action);
  if (inTurn !== undefined) {
    session.namespace.inTurn(function* () {
      reply(yield* attempt(session, request, () => inTurn(session, request.body)));
    });
    return;
  }
  const handler = HANDLERS.get(request.action);
  const steps = attempt(session, request, function* () {
    return handler === undefined
      ? failure('invalid_request', `Unknown action '${request.action}'`)
      : handler(session, request.body);
  });
  reply(atOnce(steps));
}
