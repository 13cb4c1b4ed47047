import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { hostOf, namespaceOf, urlOf } from '../rest/target';
import type { Namespaces } from '../store/namespaces';
import { SocketServer } from './accept';
import { FRAME_LENGTH } from './frames';
import type { LongPollServer } from './long-poll-server';
import { answerAsPlain } from './plain-request';
import type { Sessions } from './sessions';

/** Options for WebSocket clients. */
interface UpgradeOptions {
  readonly namespaces: Namespaces;
  readonly sessions: Sessions;
  readonly polls: LongPollServer;
  readonly log: (line: string) => void;
  /** Why a request is refused, or null. */
  readonly refusal: (request: IncomingMessage) => string | null;
}

/**
 * Maximum size of a WebSocket frame, in bytes. SDKs split at 16384 characters; other clients may send a whole
 * message.
 */
const MAX_FRAME_BYTES = 2048 * FRAME_LENGTH;

/** Accepts WebSockets at `/.ws`, answers others with 404, and ignores offers of other protocols. */
export function acceptWebSockets(server: Server, options: UpgradeOptions): WebSocketServer {
  const { namespaces, sessions, polls, log, refusal } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
  });
  const clients = new SocketServer(sessions, polls, log);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const report = (error: Error): void => log(`upgrade: ${error.message}`);
    socket.on('error', report);
    const refused = refusal(request);
    if (refused !== null) {
      socket.end(`HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n${refused}\n`);
      return;
    }
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      answerAsPlain(server, request, socket, head).then(
        () => socket.off('error', report),
        (error: unknown) => {
          log(`upgrade: ${String(error)}`);
          socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
        },
      );
      return;
    }
    const url = urlOf(request);
    if (url?.pathname !== '/.ws') {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    const parameters = url.searchParams;
    const namespace = namespaceOf(namespaces, request, url);
    socket.once('close', namespaces.enter(namespace, socket));
    if (socket.destroyed) return;
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      socket.off('error', report);
      clients.accept({
        socket: accepted,
        stream: socket,
        namespace,
        host: hostOf(request),
        lastSession: parameters.get('ls'),
        movingSession: parameters.get('s'),
      });
    });
  });
  return sockets;
}
