/** The page counts as scrolling for this time after each scroll event, in milliseconds. */
export const SCROLLING_MS = 150;

// Scrolling delays a change for no longer: a page that scrolls automatically may never stop.
const MAX_DELAY_MS = 5_000;

/** Says whether a change must wait because the visitor scrolls. */
export function watchScrolling() {
  let scrolledAt = -Infinity;
  let delayedSince: number | undefined;
  let ownScrollY = -1;
  function onScroll(): void {
    if (window.scrollY !== ownScrollY) scrolledAt = performance.now();
  }
  addEventListener('scroll', onScroll, { passive: true });
  return {
    delays: (): boolean => {
      const now = performance.now();
      const isScrolling = now - scrolledAt < SCROLLING_MS;
      if (isScrolling && now - (delayedSince ??= now) < MAX_DELAY_MS) return true;
      delayedSince = undefined;
      return false;
    },
    // The page has just been scrolled by its own script.
    ignoreOwn: (): void => {
      ownScrollY = window.scrollY;
    },
    stop: () => removeEventListener('scroll', onScroll),
  };
}
