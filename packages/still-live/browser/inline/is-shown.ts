import { parseRoute, screens } from 'still-live/route/route';
import { visibleIds } from 'still-live/route/visible-ids';
import { pageState } from 'still-live/route/page-state';

/**
 * Replaces `checkVisibility`, which Safari 16 lacks. An element is shown when it has a box and is not inside a hidden
 * screen.
 */
export function isShown(element: Element): boolean {
  return !element.closest('[hidden]') && element.getClientRects().length > 0;
}

/**
 * Returns the screen that is shown, as the style sheet of the route decides
 * (`packages/still-live/route/visible-ids.ts`), without a layout. For an entry that is not in the page, this is the
 * screen that says so.
 */
export function shownElement(): HTMLElement | null {
  const route = parseRoute(pageState().route ?? '');
  const [id = ''] = visibleIds(route);
  return document.getElementById(id) ?? document.getElementById(screens()[route.screen].at);
}
