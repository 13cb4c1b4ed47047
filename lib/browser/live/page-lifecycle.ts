const HIDDEN_LIMIT_MS = 60_000;

/** Something that can rest while nobody looks. */
interface Pausable {
  pause: () => void;
  resume: () => void;
}

/**
 * Rests a connection while the page is not seen: after it has been hidden for 60 s, and at once on
 * `pagehide`, so that the back/forward cache may keep the page. Gives the function that undoes it.
 */
export function followPageLifecycle(connection: Pausable, page: Document = document): () => void {
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
