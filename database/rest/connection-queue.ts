import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Runs the requests of one connection one after another. A client may send the next request before it has the
 * answer to the last one; only safe requests may then run at the same time (RFC 9112, section 9.3.2).
 */
export class ConnectionQueue {
  private readonly last = new WeakMap<Socket, ServerResponse>();

  /**
   * Calls `act` when the previous request of the connection has been answered; at once when there is none.
   */
  take(request: IncomingMessage, response: ServerResponse, act: () => void): void {
    const previous = this.last.get(request.socket);
    this.last.set(request.socket, response);
    if (previous === undefined || previous.closed) act();
    else previous.once('close', act);
  }
}
