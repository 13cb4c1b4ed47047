import { screens, routeId, screenNames, tabsOf } from 'still-live/route/route';

/**
 * Returns the route of every screen and tab, in the order of the app shell, for what walks through all of them.
 * @param keys The keys of the entries that stand for all of their screen.
 */
export function exampleRoutes(...keys: readonly string[]): readonly string[] {
  return screenNames().flatMap((screen) => {
    const parts = screens()[screen].kind === 'entries' ? keys : tabsOf(screen);
    return parts.length > 0 ? parts.map((part) => routeId({ screen, part })) : [routeId({ screen })];
  });
}
