import { setState } from 'still-live/route/page-state';

// In CSS pixels. Within it, the page counts as being at its top.
const TOP = 48;

/**
 * For browsers whose style sheets cannot follow the scroll position (Firefox, Safari before 26): toolbar and tabs
 * overlay the cover at the top of the page.
 */
export function followTop(): void {
  if (CSS.supports('timeline-scope', 'none')) return;
  const mark = (): void => setState('top', window.scrollY < TOP);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
