import { authenticate, unauthenticate } from './auth-requests';
import { attempt } from './attempt';
import { failure, OK, type Request, type Response } from './message';
import { get, listen, unlisten, type Body } from './read-requests';
import type { Session } from './session';
import { cancelOnDisconnect, mergeOnDisconnect, putOnDisconnect, write } from './write-requests';

type Handler = (session: Session, body: Body) => Response;

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['q', listen],
  ['n', unlisten],
  ['g', get],
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

/**
 * Performs a request and replies with its answer; for a write, when it is durable. A refusal is an answer
 * too.
 */
export function answer(session: Session, request: Request, reply: (response: Response) => void): void {
  if (request.action === 'p' || request.action === 'm') {
    write(session, request, reply);
    return;
  }
  const handler = HANDLERS.get(request.action);
  reply(
    attempt(session, request, () =>
      handler === undefined
        ? failure('invalid_request', `Unknown action '${request.action}'`)
        : handler(session, request.body),
    ),
  );
}
