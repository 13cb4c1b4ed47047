// A longer wait is made of several timers, because a device may sleep and its clock may be changed.
const LONGEST_MS = 60_000;

/** Exponential backoff: how long the waits after failures are. */
export interface Backoff {
  /** The wait after the first failure; it doubles with each further one, up to `lastMs`. */
  readonly firstMs?: number;
  readonly lastMs?: number;
  /** The random share of each wait, so that many pages do not all try at the same moment. */
  readonly spread?: number;
}

/**
 * Makes a timer for a task, which runs at a chosen moment, and again after each failure. A task that returns a promise
 * has failed when that rejects. It never runs twice at once. Whatever waits for a moment of the calendar or retries
 * the database uses it, because a device may sleep meanwhile.
 */
export function createWaiter(task: () => void | Promise<void>, backoff: Backoff = {}) {
  const { firstMs = 1_000, lastMs = 60_000, spread = 0 } = backoff;
  const never = (): number => Infinity;
  let delay = firstMs;
  let left = never;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  function run(): void {
    left = never;
    if (running) return void running.then(run);
    if (isStopped) return;
    const result = task();
    running = result?.then(worked, () => again()).finally(() => (running = undefined));
  }
  function wait(): void {
    clearTimeout(timer);
    const ms = left();
    if (!isStopped) timer = setTimeout(ms > LONGEST_MS ? wait : run, Math.min(ms, LONGEST_MS));
  }
  // Both times are milliseconds since 1970, by the given clock. Replaces an earlier moment.
  function at(moment: number, clock = Date.now): void {
    left = () => Math.max(moment - clock(), 0);
    wait();
  }
  // Runs the task again after a failure, later each time, or at its awaited moment if that comes sooner. What has run
  // for longer than the wait (`lastedMs`) counts as a success.
  function again(lastedMs = 0): void {
    if (lastedMs > delay) worked();
    const ms = delay * (1 - spread / 2 + spread * Math.random());
    if (ms < left()) at(Date.now() + ms);
    delay = Math.min(delay * 2, lastMs);
  }
  // The next failure waits as long as the first one.
  function worked(): void {
    delay = firstMs;
  }
  function cancel(): void {
    left = never;
    clearTimeout(timer);
  }
  // Resolves when a run that has begun is over.
  async function stop(): Promise<void> {
    isStopped = true;
    cancel();
    await running;
  }
  return { in: (ms: number) => at(Date.now() + ms), at, again, worked, cancel, stop };
}

type Unsubscribe = () => void;

/**
 * Keeps a subscription running: when the database denies it, it is started again, by default after 5 seconds, then
 * after twice as long each time, up to 5 minutes. A subscription that lasted longer than its delay counts as a success.
 * @param start Starts one subscription. It calls `onDenied` when the database denies the read or cancels the listener.
 * @param onDenied Called after each denial. The preview shows it; visitors see nothing.
 * @returns A function that ends the subscription and the retries.
 */
export function watchWithRetry(
  start: (onDenied: (error: Error) => void) => Unsubscribe,
  onDenied?: (error: Error) => void,
  backoff: Backoff = { firstMs: 5_000, lastMs: 300_000 },
): Unsubscribe {
  let startedAt = 0;
  let stop: Unsubscribe | undefined;
  const waiter = createWaiter(begin, backoff);

  function denied(error: Error): void {
    onDenied?.(error);
    waiter.again(Date.now() - startedAt);
  }
  function begin(): void {
    startedAt = Date.now();
    stop = start(denied);
  }

  begin();
  return () => {
    void waiter.stop();
    stop?.();
  };
}
