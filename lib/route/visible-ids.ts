import type { Route } from './route';
import { routeId } from './route';

/**
 * The ids of the elements that show a route: the screen and, for a tab, its panel inside the screen. Everything else
 * marked as a route stays hidden.
 */
export function visibleIds(route: Route): readonly string[] {
  if (route.screen === 'cosa_facciamo') return ['/cosa_facciamo', routeId(route)];
  return [routeId(route)];
}

/**
 * The style sheet that shows a route, whatever `:target` says. The ids come from `routeId`, which percent-encodes what
 * could end the quoted string. A position that the page does not hold shows the "not available" element instead,
 * which stands last so that the parser has met every position before it, or the slot that holds one from its file.
 */
export function routeStyle(route: Route): string {
  const shown = visibleIds(route).map((id) => `[id="${id}"]{display:block}`);
  if (route.screen === 'lavora_con_noi_dettaglio' && route.key !== undefined) {
    const missing = `[id="/lavora_con_noi_dettaglio"]`;
    const id = routeId(route);
    shown.push(`${missing}{display:block}`);
    shown.push(`:is([id="${id}"],[data-holds="${id}"])~${missing}{display:none}`);
  }
  return shown.join('');
}
