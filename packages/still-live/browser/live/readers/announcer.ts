import { isShown } from 'still-live/browser/inline/is-shown';
import { declared } from 'still-live/declaration';

// Between two announcements.
const MIN_INTERVAL_MS = 30_000;

// A screen reader has time to read it, and whoever explores the page later does not find an old message.
const ANNOUNCEMENT_MS = 5_000;

function shownText(): string {
  const screen = [...document.querySelectorAll<HTMLElement>('main .route')].find(isShown);
  // `innerText` leaves out hidden content, such as the other tabs.
  return screen?.innerText ?? '';
}

/**
 * Tells screen readers of changes of the shown text: of the first one at once, then at most one every 30 seconds. A
 * change of screen cancels a waiting one, because screen readers then read the new screen.
 */
export function createAnnouncer(say: (words: string) => void) {
  let announcedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function announceNow(): void {
    timer = undefined;
    announcedAt = Date.now();
    say(declared('words').live.changed);
    silence = setTimeout(() => say(''), ANNOUNCEMENT_MS);
  }
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  addEventListener('hashchange', cancel);

  return {
    // Announces the change if the text of the shown screen is different after it.
    run: (change: () => void): void => {
      if (timer !== undefined) return change();
      const before = shownText();
      change();
      if (shownText() === before) return;
      const wait = announcedAt + MIN_INTERVAL_MS - Date.now();
      if (wait <= 0) announceNow();
      else timer = setTimeout(announceNow, wait);
    },
    stop: (): void => {
      cancel();
      clearTimeout(silence);
      removeEventListener('hashchange', cancel);
    },
  };
}
