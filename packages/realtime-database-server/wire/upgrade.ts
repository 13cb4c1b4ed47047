import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { hostOf, namespaceOf, urlOf } from '../rest/target';
import type { Namespace } from '../store/namespace';
import type { Namespaces } from '../store/namespaces';
import { FRAME_LENGTH } from './frames';
import type { LongPollServer } from './long-poll-server';
import { controlOf, controlText } from './message';
import { answerAsPlain } from './plain-request';
import type { Session, Transport } from './session';
import type { Sessions } from './sessions';
import { readSocket, socketTransport } from './websocket';

interface SocketOptions {
  readonly namespaces: Namespaces;
  readonly sessions: Sessions;
  readonly polls: LongPollServer;
  readonly log: (line: string) => void;
  readonly refusal: (request: IncomingMessage, url: URL | null) => string | null;
}

/**
 * Maximum size of a WebSocket frame, in bytes. SDKs split at 16384 characters; other clients may send a whole
 * message.
 */
const MAX_FRAME_BYTES = 2048 * FRAME_LENGTH;
const MAX_EARLY = 1000;

/** Accepts WebSockets at `/.ws`, answers others with 404, and ignores offers of other protocols. */
export class SocketServer {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
  });

  constructor(
    private readonly server: Server,
    private readonly options: SocketOptions,
  ) {
    server.on('upgrade', (request, socket, head) => this.onUpgrade(request, socket, head));
  }

  closeAll(): void {
    for (const socket of this.sockets.clients) socket.terminate();
  }

  private onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { log, namespaces } = this.options;
    const refuse = (status: string, text = ''): unknown =>
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n${text}`);
    const report = (error: unknown): void => log(`upgrade: ${String(error)}`);
    socket.on('error', report);
    const url = urlOf(request);
    const refused = this.options.refusal(request, url);
    if (refused !== null) return void refuse('403 Forbidden', `${refused}\n`);
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      const failed = (error: unknown): void => {
        report(error);
        refuse('400 Bad Request');
      };
      return void answerAsPlain(this.server, request, socket, head).then(
        () => socket.off('error', report),
        failed,
      );
    }
    if (url?.pathname !== '/.ws') return void refuse('404 Not Found');
    const namespace = namespaceOf(namespaces, request, url);
    socket.once('close', namespaces.enter(namespace, socket));
    if (socket.destroyed) return;
    this.sockets.handleUpgrade(request, socket, head, (accepted) => {
      socket.off('error', report);
      const transport = socketTransport(accepted, socket, namespace.network, log);
      this.accept(accepted, transport, namespace, hostOf(request), url.searchParams);
    });
  }

  /**
   * Starts a session, or moves one from long polling here.
   * @param host The address that the client used, with its port. It is sent back, and the client keeps using it.
   * @param parameters `ls` is the former session of the client, `s` the one that it wants to move.
   */
  private accept(
    socket: WebSocket,
    transport: Transport,
    namespace: Namespace,
    host: string,
    parameters: URLSearchParams,
  ): void {
    const { sessions, polls } = this.options;
    const moved = parameters.get('s');
    const moving = sessions.get(moved);
    if (moved === null) {
      const session = sessions.open(namespace, transport, parameters.get('ls'));
      readSocket(socket, session, {
        receive: (message) => session.receive(message),
        closed: () => sessions.end(session),
      });
      session.start(host);
    } else if (moving === undefined || polls.pollOf(moving) === undefined) {
      transport.send(controlText('r', JSON.stringify(host)));
      transport.close('no such session');
    } else this.move(moving, socket, transport);
  }

  /**
   * Moves a session to a WebSocket. The client tests the socket with pings, then says over long polling that
   * it ends there (`n`). The server answers the same there and continues over the socket. Messages that
   * arrived over the socket before are handled then.
   */
  private move(session: Session, socket: WebSocket, transport: Transport): void {
    const { sessions, polls } = this.options;
    const early: string[] = [];
    let moved = false;
    session.onEndOfTransmission(() => {
      session.moveTo(transport, () => {
        polls.release(session);
        moved = true;
        for (const message of early) session.receive(message);
      });
    });
    readSocket(socket, session, {
      receive: (message) => {
        const control = moved ? null : controlOf(message);
        if (control === 'p') transport.send(controlText('o'));
        else if (moved) session.receive(message);
        else if (control === null && early.length < MAX_EARLY) early.push(message);
        else if (control === null) session.disconnect('too many messages before the change of transports');
      },
      closed: () => {
        if (moved) sessions.end(session);
      },
    });
    transport.send(controlText('a'));
  }
}
