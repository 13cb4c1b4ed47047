import { parseRoute, type Route, missingRouteOf } from './route';
import { afterFrame } from './after-frame';
import { pageState } from './page-state';

/**
 * Sent on `window` after the hash has changed and the new screen is visible, before its scroll position is set
 * (`packages/still-live/browser/inline/show-routes.ts`).
 */
export const ROUTE_SHOWN = 'routeshown';

/** Sent on `window` when a link leads to the current route, so that the hash does not change. */
export const ROUTE_AGAIN = 'routeagain';

/** The property of `history.state` with the scroll position (`packages/still-live/browser/inline/scroll-memory.ts`). */
export const PLACE = 'sitePlace';

/** The client of `next dev` reloads the page for every `history.state` that it did not write itself. */
export function isNextDevServer(): boolean {
  return Object.hasOwn(window.history, 'pushState');
}

export function newPlaceId(): string {
  return `${performance.timeOrigin}-${performance.now()}`;
}

// Adds a history entry and dispatches `hashchange`, without a navigation, which would lay the page out twice and show
// the screen in a later frame. The history method comes from the prototype, because Next replaces it on the instance
// and would start a navigation of its own. Where `:target` shows the screens, and for a text to find, a real navigation
// is needed.
function push(hash: string, marks: object = {}): void {
  if (pageState().routed === undefined || hash.includes(':~:')) {
    window.location.hash = hash;
    return;
  }
  const oldURL = window.location.href;
  const state = isNextDevServer() ? null : { [PLACE]: { id: newPlaceId() } };
  try {
    History.prototype.pushState.call(window.history, state, '', hash);
  } catch (error) {
    // Safari allows 100 changes in 30 seconds; an extension may forbid all.
    reportError(error);
    window.location.hash = hash;
    return;
  }
  const event = new HashChangeEvent('hashchange', { oldURL, newURL: window.location.href });
  window.dispatchEvent(Object.assign(event, marks));
}

/**
 * Goes to a hash, such as `#/contatti`. If it is the current one, its screen is shown from the top, as the browser
 * would do.
 */
export function goToHash(hash: string): void {
  if (window.location.hash === hash) window.dispatchEvent(new Event(ROUTE_AGAIN));
  else push(hash);
}

const LOCAL_SWITCH = 'isLocalSwitch';

/** Returns an empty string when there is no window, during the export. */
export function currentHash(): string {
  return typeof window === 'undefined' ? '' : window.location.hash;
}

/**
 * Returns the route that a hash shows on this site: `html[data-missing]` says for each screen that the site lacks what
 * is shown in its place (`/contatti=/`). It is short, because it stands in the head of the page.
 */
export function routeOfHash(hash: string): Route {
  const id = missingRouteOf(parseRoute(hash));
  const missing = pageState().missing ?? '';
  return parseRoute(new RegExp(`${id}=(\\S+)`).exec(missing)?.[1] ?? hash);
}

/**
 * Calls back after each change of the hash: at once for a local switch, else after the frame that shows the new screen.
 * Returns a function that removes the listener.
 */
export function subscribeHash(listener: () => void): () => void {
  const ended = new AbortController();
  const call = (): void => {
    if (!ended.signal.aborted) listener();
  };
  const onChange = (event: Event): void => {
    if (isLocalSwitch(event)) listener();
    else afterFrame(call);
  };
  window.addEventListener('hashchange', onChange, ended);
  return () => ended.abort();
}

export function subscribeRouteShown(listener: () => void): () => void {
  window.addEventListener(ROUTE_SHOWN, listener);
  return () => window.removeEventListener(ROUTE_SHOWN, listener);
}

/**
 * Goes to a route for tabs and for matches of a search, which keep the focus and, where they can, the scroll position.
 */
export function switchRoute(id: string): void {
  push(`#${id}`, { [LOCAL_SWITCH]: true });
}

/** Returns false for links, the address bar, Back and Forward. */
export function isLocalSwitch(event: Event): boolean {
  return LOCAL_SWITCH in event;
}
