import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { DelayLine } from '../conditions/delay-line';
import type { DatabaseNetwork } from '../conditions/network';
import { FrameReader, ProtocolError } from './frames';
import type { Session, Transport } from './session';
import { SocketSender } from './socket-sender';

function textOf(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.from(data instanceof ArrayBuffer ? new Uint8Array(data) : data).toString('utf8');
}

/** Maximum length of the reason in a closing frame, in bytes (RFC 6455, section 5.5). */
const MAX_REASON_BYTES = 123;

/** A reason may quote what a client sent, so it is cut to what a closing frame holds. */
function encodedReason(reason: string): Uint8Array {
  const bytes = new Uint8Array(MAX_REASON_BYTES);
  const { written } = new TextEncoder().encodeInto(reason, bytes);
  return bytes.subarray(0, written);
}

/**
 * Makes the transport over an accepted WebSocket.
 * @param stream The stream that the socket writes to.
 */
export function socketTransport(
  socket: WebSocket,
  stream: Duplex,
  network: DatabaseNetwork,
  log: (line: string) => void,
): Transport {
  const sender = new SocketSender(socket, stream, log);
  const line = new DelayLine(network);
  return {
    send: (text) => line.pass(() => sender.send(text)),
    close: (reason) => line.pass(() => socket.close(1002, Buffer.from(encodedReason(reason)))),
  };
}

export function readSocket(
  socket: WebSocket,
  session: Session,
  handlers: { receive: (message: string) => void; closed: () => void },
): void {
  const reader = new FrameReader((beginning) => session.refuseTooLong(beginning));
  socket.on('message', (data) => {
    try {
      const message = reader.take(textOf(data));
      if (message !== null) handlers.receive(message);
    } catch (error) {
      session.disconnect(error instanceof ProtocolError ? error.message : String(error));
    }
  });
  // The event 'close' always follows, with the reason.
  socket.on('error', () => undefined);
  socket.on('close', () => handlers.closed());
}
