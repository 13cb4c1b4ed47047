import type { Namespace } from '../store/namespace';
import type { LongPollServer } from './long-poll-server';
import { controlOf, controlText } from './message';
import type { Session } from './session';
import type { Sessions } from './sessions';
import { readSocket, socketTransport, type Accepted } from './websocket';

/** A client that has just connected with a WebSocket. */
interface NewClient extends Accepted {
  readonly namespace: Namespace;
  /** The address that the client used, with its port. It is sent back, and the client keeps using it. */
  readonly host: string;
  /** The former session of the client (`ls`), or null. */
  readonly lastSession: string | null;
  /** The long-polling session that the client wants to move to this socket (`s`), or null. */
  readonly movingSession: string | null;
}

/** How many messages may arrive over a new transport before the old one has ended. */
const MAX_EARLY = 1000;

/** Starts sessions over WebSockets, and moves sessions from long polling to them. */
export class SocketServer {
  constructor(
    private readonly sessions: Sessions,
    private readonly polls: LongPollServer,
    private readonly log: (line: string) => void,
  ) {}

  accept(client: NewClient): void {
    const moving = this.sessions.get(client.movingSession);
    if (client.movingSession === null) this.begin(client);
    else if (moving === undefined || this.polls.pollOf(moving) === undefined) {
      const transport = socketTransport(client, client.namespace.network, this.log);
      transport.send(controlText('r', JSON.stringify(client.host)));
      transport.close('no such session');
    } else this.move(moving, client);
  }

  private begin(client: NewClient): void {
    const { socket, namespace, host, lastSession } = client;
    const transport = socketTransport(client, namespace.network, this.log);
    const session = this.sessions.open(namespace, transport, lastSession);
    readSocket(socket, session, {
      receive: (message) => session.receive(message),
      closed: () => this.sessions.end(session),
    });
    session.start(host);
  }

  /**
   * Moves a session to a WebSocket. The client tests the socket with pings, then says over long polling that
   * it ends there (`n`). The server answers the same there and continues over the socket. Messages that
   * arrived over the socket before are handled then.
   */
  private move(session: Session, client: NewClient): void {
    const { socket, namespace } = client;
    const transport = socketTransport(client, namespace.network, this.log);
    const early: string[] = [];
    let moved = false;
    session.onEndOfTransmission(() => {
      session.moveTo(transport, () => {
        this.polls.release(session);
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
        if (moved) this.sessions.end(session);
      },
    });
    transport.send(controlText('a'));
  }
}
