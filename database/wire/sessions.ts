import type { Namespace } from '../store/namespace';
import { answer } from './requests';
import { Session, type Transport } from './session';

/** The sessions of a server that have not ended. */
export class Sessions {
  private readonly byId = new Map<string, Session>();

  constructor(private readonly log: (line: string) => void) {}

  /**
   * Opens a session. A client that comes back names its last session, which is then over: its connection may be half
   * open, and what waited for its end must not run after what the client does now.
   */
  open(namespace: Namespace, transport: Transport, lastSession: string | null): Session {
    if (lastSession !== null) this.byId.get(lastSession)?.disconnect('the client has come back');
    const session = new Session({ namespace, transport, answer, log: this.log });
    this.byId.set(session.id, session);
    return session;
  }

  /** A session that has not ended. */
  get(id: string | null): Session | undefined {
    return id === null ? undefined : this.byId.get(id);
  }

  /** The connection of a session has ended. */
  end(session: Session): void {
    this.byId.delete(session.id);
    session.end();
  }

  /** Ends every session. */
  endAll(): void {
    for (const session of [...this.byId.values()]) this.end(session);
  }
}
