/** How far the page may be scrolled and still counts as at its top, in pixels. */
const TOP = 48;

/**
 * Marks `<html data-top>` while the page is at its top, where the browser's style sheets cannot follow the scroll position themselves
 * (Firefox, Safari before 26): the toolbar and the tabs lie on the cover then, as everywhere.
 */
export function markTop(): void {
  if (CSS.supports('animation-timeline', 'scroll()')) return;
  const mark = (): void => void document.documentElement.toggleAttribute('data-top', window.scrollY < TOP);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
