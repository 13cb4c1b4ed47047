import type { DatabaseConnection } from './database-connection';
import { createWaiter } from 'still-live/content/timeline/waiter';

// A page that is hidden for longer pauses its connection.
const HIDDEN_LIMIT_MS = 60_000;

/**
 * Pauses after 60 seconds hidden, or at once on `pagehide`: an open connection can keep the page out of the
 * back/forward cache.
 */
export function followPageLifecycle(
  connection: Pick<DatabaseConnection, 'pause' | 'resume'>,
  page: Document = document,
): () => void {
  const view = page.defaultView;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;

  function pause(): void {
    clearTimeout(timer);
    if (isPaused) return;
    isPaused = true;
    connection.pause();
  }
  function resume(): void {
    clearTimeout(timer);
    if (!isPaused) return;
    isPaused = false;
    connection.resume();
  }
  function onVisibility(): void {
    clearTimeout(timer);
    if (page.visibilityState === 'hidden') timer = setTimeout(pause, HIDDEN_LIMIT_MS);
    else resume();
  }

  // A page that opens in a tab in the background is hidden from the start.
  onVisibility();
  page.addEventListener('visibilitychange', onVisibility);
  view?.addEventListener('pagehide', pause);
  view?.addEventListener('pageshow', resume);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', onVisibility);
    view?.removeEventListener('pagehide', pause);
    view?.removeEventListener('pageshow', resume);
  };
}

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
