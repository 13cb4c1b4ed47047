import { enhance } from '@/lib/browser/enhance/enhance';
import { isLocalSwitch, ROUTE_AGAIN, ROUTE_SHOWN } from '@/lib/route/hash-location';
import { parseRoute, type Route, routeId } from '@/lib/route/route';
import { normalAddress, parsePreviewAddress } from '@/lib/route/preview-address';
import { fade } from './fade';
import { routeSheet } from './route-sheet';
import { followPlace, stopScrolling } from './screen-place';

function normalise(): void {
  const normal = normalAddress(location);
  if (normal) history.replaceState(history.state, '', `${location.pathname}${normal.search}${normal.hash}`);
}

/** Leaves it to a transition to show the screen, which it does even when it fails. Gives whether there is one. */
function startsFading(show: () => void): boolean {
  let fading: Promise<void> | undefined;
  enhance('fade', () => {
    fading = fade(show)?.finally(show);
    return fading;
  });
  return fading !== undefined;
}

/** Waits for what a screen needs, if it needs anything; a failure of it is no reason not to show the screen. */
function whenReady(prepare: () => Promise<void> | undefined, goOn: () => void): boolean {
  let ready: Promise<void> | undefined;
  enhance('position file', () => {
    ready = prepare();
    return ready;
  });
  void ready?.then(goOn, goOn);
  return ready !== undefined;
}

/**
 * Marks the current route on `<html>` and shows its elements, before the body is parsed and on each change of the hash:
 * `:target` alone would show Home until the parser reaches the target. First the new screen stands: marks, visibility, place and
 * focus, each on its own; then come the other things that make the change a good one, and the event `routeshown`.
 * Takes what fetches a screen that the page does not hold: the first paint, or the change, waits for it.
 */
export function markRoutes(prepare: (route: Route) => Promise<void> | undefined): void {
  const root = document.documentElement;
  const showElements = routeSheet();
  const place = followPlace();
  const { draft } = parsePreviewAddress(location);

  function mark(route: Route): void {
    root.dataset['route'] = routeId(route);
    root.dataset['screen'] = route.screen;
    showElements(route);
  }

  function change(isSwitch: boolean): void {
    const { screen, route: before } = root.dataset;
    const isOtherScreen = parseRoute(location.hash).screen !== screen;
    let isShown = false;
    const show = (): void => {
      if (isShown) return;
      isShown = true;
      // Read anew: a transition runs this later, when the address may have changed again.
      const route = parseRoute(location.hash);
      mark(route);
      place.take({ before, now: routeId(route), isSwitch });
      // A text face that came too late for the first paint may be used now (styles/_fonts.scss): everything moves anyway.
      if (isOtherScreen) root.dataset['lateFonts'] = '';
      dispatchEvent(new Event(ROUTE_SHOWN));
    };
    if (!isOtherScreen || !startsFading(show)) show();
  }

  function onHashChange(event: Event): void {
    // Entering or leaving the preview by editing the hash is a new page, not a new screen.
    if (parsePreviewAddress(location).draft !== draft) return location.reload();
    // The entrance belongs to the start; the next screens do not repeat it.
    root.dataset['entered'] = '';
    enhance('normal address', normalise);
    enhance('scroll', stopScrolling);
    const { hash } = location;
    const isSwitch = isLocalSwitch(event);
    const goOn = (): void => {
      if (location.hash === hash) change(isSwitch);
    };
    if (!whenReady(() => prepare(parseRoute(hash)), goOn)) change(isSwitch);
  }

  enhance('normal address', normalise);
  const first = parseRoute(location.hash);
  mark(first);
  const isWaiting = whenReady(
    () => prepare(first),
    () => delete root.dataset['waiting'],
  );
  if (isWaiting) root.dataset['waiting'] = '';
  addEventListener('hashchange', onHashChange);
  addEventListener(ROUTE_AGAIN, place.restart);
}
