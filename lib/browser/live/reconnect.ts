import type { DatabaseConnection } from './database-connection';

/**
 * How often a lost connection is tried again, in milliseconds, with the share of it that is left to chance.
 */
const RETRY_MS = 5_000;
const JITTER = 0.4;

/**
 * Keeps trying to get a lost connection back: the SDK waits longer after each failure, up to five minutes,
 * and a page that is looked at should be live again within 10 s of the database. `resume` during an attempt
 * changes nothing, so slow ones are left alone. Visitors of one site do not all come at once: the wait
 * varies. Nothing is tried while the page is hidden (it may be paused) or the device is offline. Gives the
 * function that ends it.
 */
export function reconnectSoon(
  connection: Pick<DatabaseConnection, 'watchState' | 'resume'>,
  page: Document = document,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function scheduleRetry(): void {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (page.visibilityState === 'visible' && navigator.onLine) connection.resume();
        scheduleRetry();
      },
      RETRY_MS * (1 - JITTER / 2 + JITTER * Math.random()),
    );
  }

  const stop = connection.watchState((isConnected) => {
    if (isConnected) clearTimeout(timer);
    else scheduleRetry();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
