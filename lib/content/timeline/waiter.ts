/** Longest timer, in milliseconds: a device may sleep, and its clock may be changed. */
const LONGEST_MS = 60_000;

/** How long to wait after failures. */
interface Patience {
  /** Wait after the first failure, in milliseconds; it doubles with each one. */
  readonly firstMs?: number;
  /** The longest wait. */
  readonly lastMs?: number;
  /** Random share of each wait, so that many pages do not all try at the same moment. */
  readonly spread?: number;
}

/** Waits to run one task: for a moment, or after a failure. What it waits for last counts. */
export interface Waiter {
  /** Runs the task after some milliseconds. */
  readonly in: (ms: number) => void;
  /** Runs the task at a moment by a clock, both in milliseconds since 1970. */
  readonly at: (moment: number, clock?: () => number) => void;
  /**
   * Runs the task again after a failure, later each time.
   * @param lastedMs How long what the task began has lasted; longer than the wait, it has worked.
   */
  readonly again: (lastedMs?: number) => void;
  /** The task has worked: the next failure waits as long as the first one. */
  readonly worked: () => void;
  /** Waits for nothing any more. */
  readonly cancel: () => void;
  /** Ends it for good. Resolves when a run that has begun is over. */
  readonly stop: () => Promise<void>;
}

/**
 * Makes the waiter of a task, the only way to wait for a moment, after a denial and after a failure. A task
 * that returns a promise has worked when it resolves and runs again when it rejects; it never runs twice at
 * once.
 */
export function createWaiter(task: () => void | Promise<void>, patience: Patience = {}): Waiter {
  const { firstMs = 1_000, lastMs = 60_000, spread = 0 } = patience;
  let delay = firstMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  function wait(ms: number, then: () => void): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(then, ms);
  }
  function run(): void {
    if (running) return void running.then(run);
    if (isStopped) return;
    const result = task();
    running = result?.then(worked, () => again()).finally(() => (running = undefined));
  }
  function at(moment: number, clock = Date.now): void {
    const left = Math.max(moment - clock(), 0);
    wait(Math.min(left, LONGEST_MS), () => (left > LONGEST_MS ? at(moment, clock) : run()));
  }
  function again(lastedMs = 0): void {
    if (lastedMs > delay) worked();
    wait(delay * (1 - spread / 2 + spread * Math.random()), run);
    delay = Math.min(delay * 2, lastMs);
  }
  function worked(): void {
    delay = firstMs;
  }
  return {
    in: (ms) => at(Date.now() + ms),
    at,
    again,
    worked,
    cancel: () => clearTimeout(timer),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
