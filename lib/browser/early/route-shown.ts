import { enhance } from '@/lib/browser/enhance/enhance';
import type { Route } from '@/lib/route/route';
import { routeStyle } from '@/lib/route/visible-ids';

/**
 * Makes a function that shows a route with a style sheet of its own and sets `<html data-routed>`. If the
 * style sheet cannot be made or changed, the attribute is removed and the target of the address shows the
 * screen, as without JavaScript (styles/routes.scss).
 * @param root The element that gets the attribute.
 */
export function routeSheet(root: HTMLElement = document.documentElement): (route: Route) => void {
  let sheet: CSSStyleSheet | undefined;
  enhance('route sheet', () => {
    const made = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    sheet = made;
  });
  return (route) => {
    const isApplied = sheet && enhance('route sheet', () => sheet?.replaceSync(routeStyle(route)));
    if (isApplied) root.dataset['routed'] = '';
    else delete root.dataset['routed'];
  };
}

function isWanted(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Shows another screen with a cross-fade, if the browser has View Transitions and the visitor does not prefer
 * reduced motion.
 * @param show Shows the screen. It may be called more than once.
 * @returns A promise that settles when the screen has changed and rejects when `show` failed; `undefined`
 *   when there is no transition, and `show` was not called.
 */
export function fade(show: () => void): Promise<void> | undefined {
  if (!isWanted()) return undefined;
  const { ready, finished, updateCallbackDone } = document.startViewTransition(show);
  // A skipped transition (another one began, or the tab is hidden) has still shown the screen.
  for (const promise of [ready, finished]) promise.catch(() => undefined);
  return updateCallbackDone;
}
