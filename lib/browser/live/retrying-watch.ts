import { createWaiter } from '@/lib/content/timeline/waiter';
import type { Unsubscribe } from './database-connection';

/** Starts a subscription. It calls `onDenied` when the database denies the read or cancels the listener. */
type StartWatch = (onDenied: (error: Error) => void) => Unsubscribe;

/**
 * Keeps a subscription running: when the database denies it, it is started again after 5 seconds, then after
 * twice as long each time, up to 5 minutes. A subscription that lasted longer than its delay counts as a
 * success: after it the delay is 5 seconds again.
 * @param start Starts one subscription.
 * @param onDenied Called after each denial. The preview shows it; visitors see nothing.
 * @returns A function that ends the subscription and the retries.
 */
export function watchWithRetry(start: StartWatch, onDenied?: (error: Error) => void): Unsubscribe {
  let stop: Unsubscribe | undefined;
  const waiter = createWaiter(begin, { firstMs: 5_000, lastMs: 300_000 });

  function begin(): void {
    const startedAt = Date.now();
    stop = start((error) => {
      onDenied?.(error);
      waiter.again(Date.now() - startedAt);
    });
  }

  begin();
  return () => {
    void waiter.stop();
    stop?.();
  };
}
