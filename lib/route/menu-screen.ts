import type { Route } from './route';

/**
 * Returns the screen whose menu entry is marked for a route: the screen that is shown or, for a position, the
 * list it belongs to.
 */
export function menuScreen({ screen }: Route): Route['screen'] {
  return screen === 'lavora_con_noi_dettaglio' ? 'lavora_con_noi' : screen;
}
