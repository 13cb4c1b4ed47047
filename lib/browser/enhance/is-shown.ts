/** Whether an element has a box now, which those of hidden screens have not. In place of `checkVisibility`, which Safari 16 lacks. */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
