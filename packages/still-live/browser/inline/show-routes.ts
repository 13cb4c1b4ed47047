import { enhance } from './enhance';
import { isLocalSwitch, ROUTE_AGAIN, ROUTE_SHOWN, routeOfHash } from 'still-live/route/hash-location';
import { type Route, routeId } from 'still-live/route/route';
import { linkBase, normalAddress, parsePreviewAddress } from 'still-live/route/preview-address';
import { createScreenPlace } from './screen-place';
import { routeStyle } from 'still-live/route/visible-ids';
import { afterFrame } from 'still-live/route/after-frame';
import { pageState, setState } from 'still-live/route/page-state';
import { shownElement } from './is-shown';

// If the style sheet fails, the target of the address shows the screen, as without JavaScript (styles/routes.scss).
function routeSheet(): (route: Route, enters: boolean) => void {
  let sheet: CSSStyleSheet | undefined;
  enhance('route sheet', () => {
    const made = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    sheet = made;
  });
  return (route, enters) => {
    const isApplied = sheet && enhance('route sheet', () => sheet?.replaceSync(routeStyle(route, enters)));
    setState('routed', isApplied === true);
  };
}

function normalise(): void {
  const normal = normalAddress(location);
  if (normal) history.replaceState(history.state, '', `${location.pathname}${normal.search}${normal.hash}`);
}

// A document shows one mode only: it is loaded anew when the address enters or leaves the preview, or has another key.
// On Back and Forward the hash may stay the same, and a page from the back/forward cache may have no event at all.
function followMode(): void {
  const mode = (): string => linkBase(parsePreviewAddress(location));
  const loaded = mode();
  const onChange = (event: Event): void => {
    if (mode() === loaded) return;
    event.stopImmediatePropagation();
    pageState().preview = 'checking';
    location.reload();
  };
  for (const type of ['popstate', 'hashchange', 'pageshow']) addEventListener(type, onChange);
}

/**
 * Call it before the body is parsed, because `:target` alone would show Home until the parser reaches the target. A
 * change reads where the page stands, sets attributes, styles and late fonts, then `routeshown`, scroll and focus:
 * nothing in between asks for a layout, so that the browser makes one, in the frame that shows the screen. One step
 * that fails stops no other.
 * @returns Shows the route of a hash, in a page that nobody has seen yet.
 */
export function showRoutes(): (hash: string) => void {
  const state = pageState();
  const showElements = routeSheet();
  const place = createScreenPlace();

  function mark(route: Route, enters = false): void {
    state.route = routeId(route);
    state.screen = route.screen;
    showElements(route, enters);
  }

  // A screen that was hidden before has them already: what stands around it gets them after the frame that shows it.
  function useLateFonts(): void {
    const use = (): void => void (state.fonts = 'late');
    if (shownElement()?.hasAttribute('data-fonts')) afterFrame(use);
    else use();
  }

  function change(event: Event): void {
    const { isTrusted } = event;
    const isSwitch = isLocalSwitch(event);
    const { screen, route: before } = state;
    const route = routeOfHash(location.hash);
    const isOtherScreen = route.screen !== screen;
    place.arrive(isSwitch);
    // The entrance animation of the start belongs to the first screen only.
    state.entered = '';
    // A local switch to another screen has no entrance: it comes from a match of the browser's search, which scrolls to
    // the match at once.
    mark(route, isOtherScreen && !isSwitch);
    // Fonts that arrived after the first paint may be used from now on (packages/still-live/build/brand/brand-style.ts), because the
    // whole screen changes anyway. Before the page takes its place: lines that break elsewhere would move it away.
    if (isOtherScreen) useLateFonts();
    dispatchEvent(new Event(ROUTE_SHOWN));
    place.take({ before, now: routeId(route), isSwitch, isTrusted });
  }

  function onHashChange(event: Event): void {
    enhance('normal address', normalise);
    change(event);
  }

  enhance('normal address', normalise);
  // This listener is the first, so that no other shows anything in the wrong mode.
  enhance('preview', followMode);
  const show = (hash: string): void => {
    const route = routeOfHash(hash);
    if (routeId(route) !== state.route) mark(route);
  };
  show(location.hash);
  addEventListener('hashchange', onHashChange);
  addEventListener(ROUTE_AGAIN, place.restart);
  return show;
}
