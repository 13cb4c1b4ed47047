import { parseRoute, type Route, routeId } from '@/lib/route/route';
import { ROUTE_SHOWN } from '@/lib/route/hash-location';
import { routeStyle } from '@/lib/route/visible-ids';
import { normalAddress, parsePreviewAddress } from '@/lib/preview/preview-address';
import { takeLateFonts } from './late-fonts';

function normalise(): void {
  const normal = normalAddress(location);
  if (normal) history.replaceState(history.state, '', `${location.pathname}${normal.search}${normal.hash}`);
}

function canFade(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Marks the current route on `<html>` and shows its elements, before the body is parsed and on each change of the hash:
 * `:target` alone would show Home until the parser reaches the target. Between screens it cross-fades where the browser
 * has View Transitions. After each change the event `routeshown` tells the page that the new screen stands.
 * Takes what fetches a screen that the page does not hold: the first paint, or the change, waits for it.
 */
export function markRoutes(prepare: (route: Route) => Promise<void> | undefined): void {
  const root = document.documentElement;
  const sheet = new CSSStyleSheet();
  const { draft } = parsePreviewAddress(location);

  function show(route: Route): void {
    root.dataset['route'] = routeId(route);
    root.dataset['screen'] = route.screen;
    sheet.replaceSync(routeStyle(route));
  }

  function onHashChange(): void {
    // Entering or leaving the preview by editing the hash is a new page, not a new screen.
    if (parsePreviewAddress(location).draft !== draft) return location.reload();
    // The entrance belongs to the start; the next screens do not repeat it.
    root.dataset['entered'] = '';
    normalise();
    const route = parseRoute(location.hash);
    const isOtherScreen = route.screen !== root.dataset['screen'];
    const apply = (): void => {
      if (isOtherScreen) takeLateFonts();
      // Read anew: a transition runs this later, when the address may have changed again.
      show(parseRoute(location.hash));
      dispatchEvent(new Event(ROUTE_SHOWN));
    };
    const change = (): void => {
      if (isOtherScreen && canFade()) {
        // A transition that is skipped (another one began, the tab is hidden) has still shown the screen.
        const { ready, finished } = document.startViewTransition(apply);
        for (const promise of [ready, finished]) promise.catch(() => undefined);
      } else apply();
    };
    const { hash } = location;
    const ready = prepare(route);
    if (!ready) return change();
    void ready.then(() => {
      if (location.hash === hash) change();
    });
  }

  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  normalise();
  const first = parseRoute(location.hash);
  show(first);
  const ready = prepare(first);
  if (ready) {
    root.dataset['waiting'] = '';
    void ready.finally(() => delete root.dataset['waiting']);
  }
  addEventListener('hashchange', onHashChange);
}
