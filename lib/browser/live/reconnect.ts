import { createWaiter } from '@/lib/content/timeline/waiter';
import type { DatabaseConnection } from './database-connection';

/** Average time between two attempts to reconnect, in milliseconds. */
const RETRY_MS = 5_000;
/** Random share of this time, so that the visitors of a site do not all reconnect at the same moment. */
const SPREAD = 0.4;

/**
 * Reconnects every few seconds while the connection is lost. The SDK alone waits longer after each failure,
 * up to five minutes; a visible page should be live again at most 10 seconds after the database is back.
 * Calling `resume` while the SDK is connecting has no effect, so slow attempts are not interrupted. There are
 * no attempts while the page is hidden (its connection may be paused) or the device is offline.
 * @returns A function that stops it.
 */
export function reconnectSoon(
  connection: Pick<DatabaseConnection, 'watchState' | 'resume'>,
  page: Document = document,
): () => void {
  const waiter = createWaiter(
    () => {
      if (page.visibilityState === 'visible' && navigator.onLine) connection.resume();
      waiter.again();
    },
    { firstMs: RETRY_MS, lastMs: RETRY_MS, spread: SPREAD },
  );
  const stop = connection.watchState((isConnected) => {
    if (isConnected) waiter.cancel();
    else waiter.again();
  });
  return () => {
    void waiter.stop();
    stop();
  };
}
