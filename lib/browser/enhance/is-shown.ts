/**
 * Returns whether an element is shown: it has a box, and is not inside a screen that is marked as hidden
 * (`lib/browser/hidden/`). Replaces `checkVisibility`, which Safari 16 lacks.
 */
export function isShown(element: Element): boolean {
  return !element.closest('[hidden]') && element.getClientRects().length > 0;
}
