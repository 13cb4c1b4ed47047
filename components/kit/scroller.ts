/**
 * Scrolls a row horizontally, and nothing else, so that one of its children is as close to the centre as
 * possible.
 * @param row The element that scrolls.
 * @param child The child to show.
 */
export function showInRow(row: Element, child: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), child.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/**
 * Makes boxes focusable by keyboard while they have something to scroll, for browsers that do not do so
 * themselves (WebKit). A box that cannot scroll stays out of the tab order.
 * @param boxes The elements that may scroll.
 * @returns A function that stops observing them.
 */
export function watchScrollers(boxes: ArrayLike<Element>): () => void {
  if (boxes.length === 0) return () => undefined;
  // A screen that is hidden at first has no size. The observer reports when it gets one.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      if (scrolls) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const box of Array.from(boxes)) observer.observe(box);
  return () => observer.disconnect();
}
