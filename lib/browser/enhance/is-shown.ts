/** It has a box, and is not inside a hidden screen. Replaces `checkVisibility`, which Safari 16 lacks. */
export function isShown(element: Element): boolean {
  return !element.closest('[hidden]') && element.getClientRects().length > 0;
}
