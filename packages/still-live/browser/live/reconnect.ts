import { createWaiter } from 'still-live/content/timeline/waiter';
import type { DatabaseConnection } from './database-connection';

// The average between two attempts to reconnect.
const RETRY_MS = 5_000;
// The random share of this time, so that the visitors of a site do not all reconnect at the same moment.
const SPREAD = 0.4;

/**
 * The SDK alone waits up to five minutes; a visible page should be live again at most 10 seconds after the database is
 * back. `resume` while the SDK is connecting has no effect. There are no attempts while the page is hidden or the
 * device offline.
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
