/** Scrolls a row so that a child is as close to its centre as possible, and nothing else. */
export function showInRow(row: Element, child: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), child.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/** Lets the keyboard reach boxes while they have something to scroll, where browsers do not (WebKit). */
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
