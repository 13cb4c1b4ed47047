import { randomBytes } from 'node:crypto';
import { whenExpired, ANONYMOUS, type Identity } from '../auth/token';
import type { Namespace } from '../store/namespace';
import { OnDisconnectQueue } from '../store/on-disconnect';
import { DataError } from '../tree/errors';
import { MAX_NODES } from '../tree/parse-json';
import { Turns, type Steps } from '../tree/steps';
import { withoutPlaces } from '../tree/write';
import { FRAME_LENGTH, ProtocolError } from './frames';
import { Listens } from './listens';
import {
  answerSteps,
  controlText,
  parseMessage,
  pushText,
  requestOfBeginning,
  responseText,
  type Request,
  type Response,
} from './message';
import { RequestQueue } from './request-queue';

export interface Transport {
  send(text: string): void;
  close(reason: string): void;
}

function* textOf(text: string): Steps<string[]> {
  return [text];
}

type Answer = (session: Session, request: Request, reply: (response: Response) => void) => void;

interface SessionOptions {
  readonly namespace: Namespace;
  readonly transport: Transport;
  readonly answer: Answer;
  readonly log: (line: string) => void;
}

/**
 * The connection of one client over any transport: its identity, its listens, and its writes on disconnect.
 */
export class Session {
  readonly id = randomBytes(16).toString('base64url');
  readonly onDisconnect = new OnDisconnectQueue();
  readonly listens: Listens;
  readonly namespace: Namespace;
  private who: Identity = ANONYMOUS;
  private stopExpiry: () => void = () => undefined;
  private transport: Transport;
  private ended = false;
  private endOfTransmission: (() => void) | null = null;
  private readonly messages = new Turns();
  /** In order of sending; the text of a long message is made in slices. */
  private readonly outgoing = new Turns();
  private readonly requests = new RequestQueue((request, answered) =>
    this.options.answer(this, request, (response) => {
      this.reply(request.number, response);
      answered();
    }),
  );

  constructor(private readonly options: SessionOptions) {
    this.namespace = options.namespace;
    this.transport = options.transport;
    this.listens = new Listens(options.namespace, this);
  }

  get identity(): Identity {
    return this.who;
  }

  /**
   * Signs the client in or out. Listens that are not allowed any more are revoked; so is the identity when
   * its token expires.
   */
  set identity(identity: Identity) {
    this.who = identity;
    this.stopExpiry();
    this.stopExpiry = whenExpired(identity, () => this.expire());
    this.listens.recheck();
  }

  /** The client uses `host`, with its port, from now on. */
  start(host: string): void {
    this.send(
      controlText('h', JSON.stringify({ ts: this.namespace.clock.now(), v: '5', h: host, s: this.id })),
    );
  }

  onEndOfTransmission(action: () => void): void {
    this.endOfTransmission = action;
  }

  /** Says over the current transport that it ends, then calls `moved` and continues over another one. */
  moveTo(transport: Transport, moved: () => void): void {
    this.send(controlText('n'));
    this.inOrder(function* (this: Session) {
      this.transport = transport;
      moved();
    });
  }

  send(text: string): void {
    if (!this.outgoing.isIdle || text.length > FRAME_LENGTH) this.sendSteps(textOf(text));
    else if (!this.ended) this.transport.send(text);
  }

  /** What is sent later waits for these messages. */
  private sendSteps(steps: Steps<readonly string[]>): void {
    this.inOrder(function* (this: Session) {
      for (const text of yield* steps) if (!this.ended) this.transport.send(text);
    });
  }

  private reply(number: number, response: Response): void {
    const { status, dataText, before } = response;
    if (typeof dataText === 'string' && before === undefined)
      this.send(responseText(number, status, dataText));
    else this.sendSteps(answerSteps(number, response));
  }

  private inOrder(work: (this: Session) => Steps<void>): void {
    this.outgoing.add(
      function* (this: Session) {
        try {
          if (!this.ended) yield* work.call(this);
        } catch (error) {
          this.disconnect(String(error));
        }
      }.bind(this),
    );
  }

  /** A client that violates the protocol is disconnected. */
  receive(text: string): void {
    if (!this.ended) this.messages.add(() => this.read(text));
  }

  private *read(text: string): Steps<void> {
    try {
      const message = yield* parseMessage(text, this.who.admin ? undefined : MAX_NODES);
      if (message.kind === 'request') this.requests.add(message.request);
      else if (message.control === 'p') this.send(controlText('o'));
      else if (message.control === 'n') this.endOfTransmission?.();
    } catch (error) {
      if (error instanceof DataError) this.refuseTooLong(text.slice(0, FRAME_LENGTH));
      // Whatever the error is, it affects only this client.
      else this.disconnect(error instanceof ProtocolError ? error.message : String(error));
    }
  }

  /**
   * Refuses a request that was too long to be kept, in its order. If the SDK were disconnected, it would only
   * send it again.
   * @param beginning The beginning of its message.
   */
  refuseTooLong(beginning: string): void {
    const request = requestOfBeginning(beginning);
    if (request === null) this.disconnect('Message is too long');
    else if (!this.ended) this.requests.add(request);
  }

  disconnect(reason: string): void {
    this.report(reason);
    const { transport } = this;
    this.end();
    this.outgoing.add(function* () {
      transport.close(reason);
    });
  }

  report(what: string): void {
    this.options.log(`session ${this.id}: ${what}`);
  }

  /**
   * Called when the connection has ended for any reason: performs the remaining requests, ends the listens,
   * and runs the writes on disconnect.
   */
  end(): void {
    if (this.ended) return;
    this.messages.finish();
    this.ended = true;
    this.requests.finish();
    this.stopExpiry();
    this.listens.stopAll();
    this.namespace.inTurn(() => this.writeAtEnd());
  }

  private *writeAtEnd(): Steps<void> {
    const { namespace, who } = this;
    for (const { base, merge, values, kept } of this.onDisconnect.drain()) {
      try {
        const write = yield* namespace.decision<never>(function* () {
          const whole = yield* merge
            ? namespace.mergeSteps(base, values)
            : namespace.putSteps(base, values.get(''));
          const made = withoutPlaces(whole, kept);
          if (!(yield* namespace.guard.writeSteps(who, made))) throw new Error('permission_denied');
          return made;
        });
        namespace.submit(write, (refusal) => {
          if (refusal !== null) this.reportWrite(base, refusal);
        });
      } catch (error) {
        this.reportWrite(base, error);
      }
    }
  }

  private reportWrite(path: readonly string[], error: unknown): void {
    this.report(`on disconnect, /${path.join('/')}: ${String(error)}`);
  }

  private expire(): void {
    this.send(pushText('ac', JSON.stringify({ s: 'expired_token', d: 'Auth token is expired' })));
    this.identity = ANONYMOUS;
  }
}
