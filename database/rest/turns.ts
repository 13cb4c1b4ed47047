import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets the requests of one connection be carried out one after another: a client may send the next one before it has the
 * answer to the last, and only safe ones may then run side by side (RFC 9112, section 9.3.2).
 */
export class Turns {
  private readonly last = new WeakMap<Socket, ServerResponse>();

  /** Calls `act` when the request before this one on its connection has been answered; at once when there is none. */
  take(request: IncomingMessage, response: ServerResponse, act: () => void): void {
    const previous = this.last.get(request.socket);
    this.last.set(request.socket, response);
    if (previous === undefined || previous.closed) act();
    else previous.once('close', act);
  }
}
