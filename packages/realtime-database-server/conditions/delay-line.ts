import type { DatabaseNetwork } from './network';

interface Waiting {
  readonly due: number;
  readonly action: () => void;
}

/**
 * Runs actions for one client after the current delay of the network, in the order in which they were added.
 */
export class DelayLine {
  private readonly waiting: Waiting[] = [];

  constructor(private readonly network: DatabaseNetwork) {}

  /** Runs the action at once when there is no delay and nothing is waiting. */
  pass(action: () => void): void {
    const { delayed } = this.network;
    if (delayed === 0 && this.waiting.length === 0) {
      action();
      return;
    }
    this.waiting.push({ due: performance.now() + delayed, action });
    if (this.waiting.length === 1) this.wait();
  }

  private wait(): void {
    const [next] = this.waiting;
    if (next === undefined) return;
    setTimeout(() => this.doDue(), Math.max(0, next.due - performance.now())).unref();
  }

  private doDue(): void {
    const now = performance.now();
    for (let next = this.waiting[0]; next !== undefined && next.due <= now; next = this.waiting[0]) {
      next.action();
      // Remove it only now: an action that it adds must wait behind those that are waiting.
      this.waiting.shift();
    }
    this.wait();
  }
}
