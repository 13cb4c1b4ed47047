import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { MAX_WAITING_BYTES, type DatabaseNetwork } from '../conditions/network';
import { SegmentReader } from './segments';
import type { Transport } from './session';

/** SDKs start a new poll after 25 seconds. */
const POLL_TIMEOUT = 30_000;
/** A client without a poll for this time counts as disconnected. */
const GONE_AFTER = 60_000;

/** Sends a script that is never cached and that any page may load. */
export function sendScript(response: ServerResponse, script: string): void {
  response.writeHead(200, {
    'Content-Type': 'application/javascript; charset=utf-8',
    'Cache-Control': 'no-cache, no-store',
    'Content-Length': Buffer.byteLength(script),
  });
  response.end(script);
}

/**
 * The transport to a client that polls with script tags (firebase-js-sdk, `BrowserPollConnection`). Every
 * answer calls `pRTLPCB(number, messages)`, and the client orders them by number. One poll waits at a time; a
 * newer one ends it.
 */
export class LongPoll implements Transport {
  readonly password = randomBytes(16).toString('base64url');
  readonly segments = new SegmentReader();
  private queue: string[] = [];
  private queued = 0;
  private waiting: ServerResponse | null = null;
  private answers = 0;
  private closing = false;
  private timer: NodeJS.Timeout | undefined;
  private flushing = false;

  /**
   * @param gone Called when the client has stopped polling, cannot be served any more, or was told that the
   *   connection ends.
   */
  constructor(
    private readonly network: DatabaseNetwork,
    private readonly gone: () => void,
  ) {
    this.waitFor(GONE_AFTER, this.gone);
  }

  send(text: string): void {
    if (this.closing) return;
    this.queue.push(text);
    this.queued += text.length;
    if (this.queued > MAX_WAITING_BYTES) this.gone();
    // Messages of one turn of the event loop are sent in one answer.
    if (this.flushing) return;
    this.flushing = true;
    const flush = (): void => {
      this.flushing = false;
      this.flush();
    };
    if (this.network.delayed === 0) setImmediate(flush);
    else setTimeout(flush, this.network.delayed).unref();
  }

  close(): void {
    this.closing = true;
    this.flush();
  }

  dispose(): void {
    this.close();
    clearTimeout(this.timer);
  }

  poll(response: ServerResponse): void {
    this.answer();
    this.waiting = response;
    response.on('close', () => {
      if (this.waiting === response) this.idle();
    });
    this.waitFor(POLL_TIMEOUT, () => this.answer());
    this.flush();
  }

  takeScript(): string {
    // Line separators end a line in scripts before ES2019.
    const messages = this.queue.join(',').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
    const number = this.answers;
    this.answers += 1;
    this.queue = [];
    this.queued = 0;
    const script = `pRTLPCB(${number},[${messages}]);\n`;
    return this.closing ? `${script}pLPCommand('close',${number});\n` : script;
  }

  private flush(): void {
    if (this.queue.length > 0 || this.closing) this.answer();
  }

  private answer(): void {
    const response = this.waiting;
    if (response === null) return;
    this.idle();
    sendScript(response, this.takeScript());
    if (!this.closing) return;
    clearTimeout(this.timer);
    this.gone();
  }

  private idle(): void {
    this.waiting = null;
    this.waitFor(GONE_AFTER, this.gone);
  }

  private waitFor(delay: number, action: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(action, delay);
    this.timer.unref();
  }
}
