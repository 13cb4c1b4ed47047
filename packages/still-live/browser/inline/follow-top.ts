import { setState } from 'still-live/route/page-state';

/** Distance from the top that still counts as the top of the page, in CSS pixels. */
const TOP = 48;

/**
 * For browsers whose style sheets cannot follow the scroll position (Firefox, Safari before 26): toolbar and tabs
 * overlay the cover at the top of the page.
 */
export function followTop(): void {
  if (CSS.supports('animation-timeline', 'scroll()')) return;
  const mark = (): void => setState('top', window.scrollY < TOP);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
