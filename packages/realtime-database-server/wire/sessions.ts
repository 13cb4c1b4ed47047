import type { Namespace } from '../store/namespace';
import { answer } from './requests';
import { Session, type Transport } from './session';

export class Sessions {
  private readonly byId = new Map<string, Session>();

  constructor(private readonly log: (line: string) => void) {}

  /**
   * Opens a session. A client that reconnects names its last session, which is ended first: its connection
   * may still be half open, and its writes on disconnect must run before anything the client does now.
   */
  open(namespace: Namespace, transport: Transport, lastSession: string | null): Session {
    if (lastSession !== null) this.byId.get(lastSession)?.disconnect('the client has come back');
    const session = new Session({ namespace, transport, answer, log: this.log });
    this.byId.set(session.id, session);
    return session;
  }

  get(id: string | null): Session | undefined {
    return id === null ? undefined : this.byId.get(id);
  }

  end(session: Session): void {
    this.byId.delete(session.id);
    session.end();
  }

  endAll(): void {
    for (const session of [...this.byId.values()]) this.end(session);
  }
}
