/**
 * Lets the keyboard into boxes that scroll, for browsers that do not do so by themselves (WebKit), and only while there is something
 * to scroll: a stop of the Tab key that does nothing is in the way. Takes the boxes; gives the way to stop watching them.
 */
export function watchScrollers(boxes: ArrayLike<Element>): () => void {
  if (boxes.length === 0) return () => undefined;
  // A screen that is hidden at first has no size; the observer tells when it gets one.
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
