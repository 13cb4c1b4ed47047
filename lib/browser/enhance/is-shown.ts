/**
 * Whether an element has a box now; elements of hidden screens have none. Replaces `checkVisibility`, which
 * Safari 16 lacks.
 */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
