import type { ServerResponse } from 'node:http';
import type { Exchange } from '../rest/target';
import { ProtocolError } from './frames';
import { LongPoll, sendScript } from './long-poll';
import { segmentsOf } from './segments';
import type { Session } from './session';
import type { Sessions } from './sessions';

interface Polling {
  readonly session: Session;
  readonly poll: LongPoll;
  /** After the move to a WebSocket, polls only tell the client so. */
  moved: boolean;
}

function sendPage(response: ServerResponse, page: string): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache, no-store',
  });
  response.end(page);
}

/** The page of a hidden frame that ends the session when the visitor leaves. */
function disconnectPage(query: string): string {
  return `<!doctype html><script>addEventListener('pagehide',()=>navigator.sendBeacon(${JSON.stringify(`?${query}`)}))</script>`;
}

/** The functions of a client's frame that its polls call. They pass the calls on to the page around it. */
function callbacksScript(id: string): string {
  const hand = (name: string, parameters: string): string =>
    `function ${name}(${parameters}){var f=parent.window["${name}${id}"];f&&f(${parameters});}\n`;
  return hand('pLPCommand', 'c,a1,a2,a3,a4') + hand('pRTLPCB', 'pN,data');
}

/** Serves clients that cannot use a WebSocket, at `/.lp`. */
export class LongPollServer {
  private readonly polling = new Map<string, Polling>();

  constructor(private readonly sessions: Sessions) {}

  pollOf(session: Session): LongPoll | undefined {
    return this.polling.get(session.id)?.poll;
  }

  release(session: Session): void {
    const found = this.polling.get(session.id);
    if (found === undefined) return;
    found.moved = true;
    found.poll.close();
  }

  serve(exchange: Exchange): void {
    const { response, url } = exchange;
    const parameters = url.searchParams;
    if (parameters.get('start') === 't') return this.start(exchange);
    const found = this.find(parameters);
    if (found === null) sendScript(response, "pLPCommand('close');\n");
    else if (parameters.has('disconn')) {
      this.end(found);
      response.writeHead(204).end();
    } else if (parameters.has('dframe')) {
      const query = new URLSearchParams({ disconn: 't', id: found.session.id, pw: found.poll.password });
      sendPage(response, disconnectPage(query.toString()));
    } else this.take(found, parameters, response);
  }

  private find(parameters: URLSearchParams): Polling | null {
    const found = this.polling.get(parameters.get('id') ?? '');
    return found !== undefined && found.poll.password === parameters.get('pw') ? found : null;
  }

  private start({ request, response, url, namespace }: Exchange): void {
    const parameters = url.searchParams;
    const poll = new LongPoll(namespace.network, () => this.end(made));
    const session = this.sessions.open(namespace, poll, parameters.get('ls'));
    const made: Polling = { session, poll, moved: false };
    this.polling.set(session.id, made);
    session.start(request.headers.host ?? '');
    const callback = (parameters.get('cb') ?? '').replace(/\W/g, '');
    const command = `pLPCommand('start','${session.id}','${poll.password}');\n`;
    sendScript(response, callbacksScript(callback) + command + poll.takeScript());
  }

  private take({ poll, session }: Polling, parameters: URLSearchParams, response: ServerResponse): void {
    poll.poll(response);
    try {
      for (const segment of segmentsOf(parameters)) {
        poll.segments.take(
          segment,
          (message) => session.receive(message),
          (beginning) => session.refuseTooLong(beginning),
        );
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      session.disconnect(error.message);
    }
  }

  private end({ session, poll, moved }: Polling): void {
    if (!this.polling.delete(session.id)) return;
    poll.dispose();
    if (!moved) this.sessions.end(session);
  }
}
