import { isShown } from '@/lib/browser/enhance/is-shown';

/** The least time between two announcements, in milliseconds. */
const MIN_INTERVAL_MS = 30_000;

/** Says, now and then, that the text of the page has changed. */
interface Announcer {
  /** Does a change of the page, and says so if the text of the shown screen is another one after it. */
  readonly run: (change: () => void) => void;
  readonly stop: () => void;
}

function shownText(): string {
  const screen = [...document.querySelectorAll<HTMLElement>('main .route')].find(isShown);
  // Without what is hidden, as the other tabs are.
  return screen?.innerText ?? '';
}

/**
 * Makes the announcement: at once for the first change, and then at most every 30 seconds, once for all that
 * came between. A change of screen in between is news enough. Takes what says it.
 */
export function createAnnouncer(announce: () => void): Announcer {
  let announcedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announceNow(): void {
    timer = undefined;
    announcedAt = Date.now();
    announce();
  }
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  addEventListener('hashchange', cancel);

  return {
    run: (change) => {
      if (timer !== undefined) return change();
      const before = shownText();
      change();
      if (shownText() === before) return;
      const wait = announcedAt + MIN_INTERVAL_MS - Date.now();
      if (wait <= 0) announceNow();
      else timer = setTimeout(announceNow, wait);
    },
    stop: () => {
      cancel();
      removeEventListener('hashchange', cancel);
    },
  };
}
