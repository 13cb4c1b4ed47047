import type { DatabaseConnection } from './database-connection';

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
