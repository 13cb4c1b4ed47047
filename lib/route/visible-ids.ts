import { menuScreen } from './menu-screen';
import type { Route } from './route';
import { routeId } from './route';

/**
 * Returns the ids of the elements that show a route: the screen and, for a tab, its panel inside the screen.
 * All other elements marked as a route stay hidden.
 */
export function visibleIds(route: Route): readonly string[] {
  if (route.screen === 'cosa_facciamo') return ['/cosa_facciamo', routeId(route)];
  return [routeId(route)];
}

/**
 * Sets the mark below the menu entry of a route (components/blocks/toolbar/_wide.scss), until React marks the
 * entry itself: on a change of screens it does so earlier, and two entries would be marked.
 */
function menuMark(route: Route): string {
  // The address of Home has no name.
  const href = `./#/${menuScreen(route).replace('home', '')}`;
  return `nav:not([data-marked]) :is([href="${href}"],[href^="${href}/"]){--mark:1}`;
}

/**
 * Returns the style sheet that shows a route, whatever `:target` matches, and marks its menu entry. The ids
 * come from `routeId`, which percent-encodes characters that could end the quoted string. For a position that
 * is not in the page, it shows the slot that has loaded it from its file, or else the "not available"
 * element, which comes last, so that the parser has met every position before it.
 */
export function routeStyle(route: Route): string {
  const shown = visibleIds(route).map((id) => `[id="${id}"]{display:block}`);
  if (route.screen === 'lavora_con_noi_dettaglio' && route.key !== undefined) {
    const missing = `[id="/lavora_con_noi_dettaglio"]`;
    const id = routeId(route);
    shown.push(`${missing}{display:block}`);
    shown.push(`:is([id="${id}"],[data-holds="${id}"])~${missing}{display:none}`);
  }
  return shown.join('') + menuMark(route);
}
