import { Fifo } from '../store/fifo';
import type { Request } from './message';

/** Requests that may begin while earlier ones wait for the disk: the database answers writes in their order. */
const WRITES: ReadonlySet<string> = new Set(['p', 'm']);

/**
 * The requests of one connection, in the order they came. A request begins when every earlier one has been answered, so
 * its answer and whatever it causes leave after their answers. Writes begin at once behind other writes, so that many of
 * them reach the disk together.
 */
export class RequestQueue {
  private readonly waiting = new Fifo<Request>();
  private unanswered = 0;
  private running = false;

  /** @param perform does what a request asks for, and calls `answered` once its answer has been sent. */
  constructor(private readonly perform: (request: Request, answered: () => void) => void) {}

  /** Adds the next request of the connection. */
  add(request: Request): void {
    this.waiting.add(request);
    this.run();
  }

  /** The connection has ended: what still waits begins now, since no answer can leave any more. */
  finish(): void {
    for (let next = this.waiting.first; next !== undefined; next = this.waiting.first) this.begin(next);
  }

  // An answer that is there at once lets the next request begin: in the loop that already runs.
  private run(): void {
    if (this.running) return;
    this.running = true;
    for (let next = this.waiting.first; next !== undefined; next = this.waiting.first) {
      if (this.unanswered > 0 && !WRITES.has(next.action)) break;
      this.begin(next);
    }
    this.running = false;
  }

  private begin(request: Request): void {
    this.waiting.take();
    this.unanswered += 1;
    this.perform(request, () => {
      this.unanswered -= 1;
      this.run();
    });
  }
}
