/**
 * Scrolls a row sideways, and nothing else, so that one of its children stands in its middle as far as the row can go. Takes the row and
 * the child.
 */
export function showInRow(row: Element, child: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), child.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
