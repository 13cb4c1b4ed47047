/**
 * Whether an element is seen now: it has a box, and stands in no screen that is hidden until it is found
 * (`lib/browser/find/`). Replaces `checkVisibility`, which Safari 16 lacks.
 */
export function isShown(element: Element): boolean {
  return !element.closest('[hidden]') && element.getClientRects().length > 0;
}
