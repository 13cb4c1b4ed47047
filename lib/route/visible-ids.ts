import { menuScreen, type Route, routeId } from './route';

/**
 * Returns the ids of the elements that show a route: the screen and, for a tab, its panel inside the screen.
 * All other elements marked as a route stay hidden.
 */
export function visibleIds(route: Route): readonly string[] {
  if (route.screen === 'cosa_facciamo') return ['/cosa_facciamo', routeId(route)];
  return [routeId(route)];
}

/**
 * Returns the rule that marks the menu entry of a route (components/blocks/toolbar/_wide.scss) until React
 * marks it. From then on the rule must not match: on a change of screens React marks the new entry before
 * this rule changes, so two entries would be marked.
 */
function menuMark(route: Route): string {
  // Home has no name in its address.
  const href = `./#/${menuScreen(route).replace('home', '')}`;
  return `nav:not([data-marked]) :is([href="${href}"],[href^="${href}/"]){--mark:1}`;
}

/**
 * Returns the style sheet that shows a route, whatever `:target` matches, and marks its menu entry. The ids
 * come from `routeId`, which percent-encodes characters that could end the quoted string. For a position that is
 * not in the page the "not available" element is shown. This element comes last, so that the parser has reached
 * every position before it.
 */
export function routeStyle(route: Route): string {
  const shown = visibleIds(route).map((id) => `[id="${id}"]{display:block}`);
  if (route.screen === 'lavora_con_noi_dettaglio' && route.key !== undefined) {
    const missing = `[id="/lavora_con_noi_dettaglio"]`;
    shown.push(`${missing}{display:block}[id="${routeId(route)}"]~${missing}{display:none}`);
  }
  return shown.join('') + menuMark(route);
}
