import type { DatabaseNetwork } from './network';

interface Waiting {
  readonly due: number;
  readonly action: () => void;
}

/** Does what goes to one client after the delay in force, in the order it was asked for. */
export class DelayLine {
  private readonly waiting: Waiting[] = [];

  constructor(private readonly network: DatabaseNetwork) {}

  /** Does something after the delay; at once when there is none and nothing waits. */
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
      // Not before: what the action asks for comes after what waits already.
      this.waiting.shift();
    }
    this.wait();
  }
}
