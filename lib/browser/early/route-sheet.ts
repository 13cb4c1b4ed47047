import { enhance } from '@/lib/browser/enhance/enhance';
import type { Route } from '@/lib/route/route';
import { routeStyle } from '@/lib/route/visible-ids';

/**
 * Makes what shows a route: a style sheet of its own, announced by `<html data-routed>`. Where it cannot be had, or fails, the
 * mark is not there and the target of the address decides, as without JavaScript (styles/routes.scss).
 */
export function routeSheet(root: HTMLElement = document.documentElement): (route: Route) => void {
  let sheet: CSSStyleSheet | undefined;
  enhance('route sheet', () => {
    const made = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    sheet = made;
  });
  return (route) => {
    const stands = sheet && enhance('route sheet', () => sheet?.replaceSync(routeStyle(route)));
    if (stands) root.dataset['routed'] = '';
    else delete root.dataset['routed'];
  };
}
