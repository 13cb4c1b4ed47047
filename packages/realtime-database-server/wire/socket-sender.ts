import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { MAX_WAITING_BYTES } from '../conditions/network';
import { framesOf } from './frames';

const CHECK_INTERVAL = 15_000;
/**
 * After this number of checks in a row in which a client read nothing of the waiting data, it is
 * disconnected.
 */
const MAX_STALLED_CHECKS = 4;

/** In UTF-16 code units. The frames of shorter messages are kept for the next client. */
const LONGEST_KEPT = 1024 * 1024;
let kept: { readonly text: string; readonly frames: readonly Buffer[] } = { text: '', frames: [] };

/** One message is often sent to many clients in a row, so its frames are kept. */
function encodedFrames(text: string): readonly Buffer[] {
  if (text === kept.text) return kept.frames;
  const frames = framesOf(text).map((frame) => Buffer.from(frame));
  if (text.length <= LONGEST_KEPT) kept = { text, frames };
  return frames;
}

export class SocketSender {
  private alive = true;
  private held = false;
  private checks = 0;
  private waiting = 0;
  private stalled = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    private readonly stream: Duplex,
    private readonly report: (reason: string) => void,
  ) {
    socket.on('pong', () => (this.alive = true));
    socket.on('message', () => (this.alive = true));
    socket.on('close', () => clearInterval(this.timer));
    this.timer = setInterval(() => this.check(), CHECK_INTERVAL);
    this.timer.unref();
  }

  send(text: string): void {
    this.hold();
    for (const frame of encodedFrames(text)) this.socket.send(frame, { binary: false });
    if (this.socket.bufferedAmount > MAX_WAITING_BYTES)
      this.cutOff('too much data is waiting for the client');
  }

  // Everything sent in one turn of the event loop is written with one system call, which is the most
  // expensive part of an answer.
  private hold(): void {
    if (this.held) return;
    this.held = true;
    this.stream.cork();
    process.nextTick(() => {
      this.held = false;
      this.stream.uncork();
    });
  }

  private check(): void {
    const waiting = this.socket.bufferedAmount;
    this.stalled = waiting > 0 && waiting >= this.waiting ? this.stalled + 1 : 0;
    this.waiting = waiting;
    if (this.stalled >= MAX_STALLED_CHECKS) this.cutOff('the client does not read');
    this.checks += 1;
    if (this.checks % MAX_STALLED_CHECKS !== 0) return;
    if (!this.alive) this.cutOff('the client no longer answers');
    this.alive = false;
    this.socket.ping();
  }

  private cutOff(reason: string): void {
    this.report(reason);
    this.socket.terminate();
  }
}
