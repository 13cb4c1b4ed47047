import { Fifo } from '../tree/fifo';
import type { Request } from './message';

/**
 * Requests that may start while earlier ones wait for the disk. The database answers writes in their order.
 */
const WRITES: ReadonlySet<string> = new Set(['p', 'm']);

/**
 * The requests of one connection in the order of arrival. A request starts when all earlier ones have been
 * answered, so that its answer and its effects are sent after their answers. A write starts at once after
 * other writes, so that many of them are stored together.
 */
export class RequestQueue {
  private readonly waiting = new Fifo<Request>();
  private unanswered = 0;
  private running = false;

  constructor(private readonly perform: (request: Request, answered: () => void) => void) {}

  add(request: Request): void {
    this.waiting.add(request);
    this.run();
  }

  /**
   * Called when the connection has ended: all waiting requests start now, because no more answers can be
   * sent.
   */
  finish(): void {
    for (let next = this.waiting.first; next !== undefined; next = this.waiting.first) this.begin(next);
  }

  // A request that is answered at once lets the next one start, in the loop that is already running.
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
