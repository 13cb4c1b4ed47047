import type { Unsubscribe } from './database-connection';

const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 300_000;

/** Starts a subscription. It calls `onDenied` when the database denies the read or cancels the listener. */
type StartWatch = (onDenied: (error: Error) => void) => Unsubscribe;

/**
 * Keeps a subscription running: when the database denies it, it is started again after 5 seconds, then after
 * twice as long each time, up to 5 minutes. A subscription that lasted longer than its delay counts as a success:
 * after it the delay is 5 seconds again.
 * @param start Starts one subscription.
 * @param onDenied Called after each denial. The preview shows it; visitors see nothing.
 * @returns A function that ends the subscription and the retries.
 */
export function watchWithRetry(start: StartWatch, onDenied?: (error: Error) => void): Unsubscribe {
  let delay = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: Unsubscribe | undefined;
  let isStopped = false;

  function begin(): void {
    const startedAt = Date.now();
    stop = start((error) => {
      onDenied?.(error);
      if (isStopped) return;
      if (Date.now() - startedAt > delay) delay = FIRST_RETRY_MS;
      timer = setTimeout(begin, delay);
      delay = Math.min(delay * 2, MAX_RETRY_MS);
    });
  }

  begin();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop?.();
  };
}
