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
