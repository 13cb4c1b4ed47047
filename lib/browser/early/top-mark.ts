/** Distance from the top that still counts as the top of the page, in CSS pixels. */
const TOP = 48;

/**
 * Sets `<html data-top>` while the page is at its top, for browsers whose style sheets cannot follow the
 * scroll position (Firefox, Safari before 26). The toolbar and the tabs then overlay the cover, as in other
 * browsers.
 */
export function markTop(): void {
  if (CSS.supports('animation-timeline', 'scroll()')) return;
  const mark = (): void => void document.documentElement.toggleAttribute('data-top', window.scrollY < TOP);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
