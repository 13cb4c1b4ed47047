import { parseRoute, type Route, routeInLacks } from './route';

/**
 * Name of the event on `window` after the hash has changed and the new screen is visible, before its scroll
 * position is set. The early script (`lib/browser/early/show-routes.ts`) sends it.
 */
export const ROUTE_SHOWN = 'routeshown';

/** Name of the event on `window` when a link leads to the current route, so that the hash does not change. */
export const ROUTE_AGAIN = 'routeagain';

/**
 * Goes to a hash, such as `#/contatti`. If it is the current one, its screen is shown from the top, as the
 * browser would do.
 */
export function goToHash(hash: string): void {
  if (window.location.hash === hash) window.dispatchEvent(new Event(ROUTE_AGAIN));
  else window.location.hash = hash;
}

/** Property that marks the events of a local switch. */
const LOCAL_SWITCH = 'isLocalSwitch';

/** Returns the hash of the address, or an empty string when there is no window (during the export). */
export function currentHash(): string {
  return typeof window === 'undefined' ? '' : window.location.hash;
}

/**
 * Returns the route that a hash shows on this site: `html[data-lacks]` has, for each screen that the site lacks, what is
 * shown in its place (`/contatti=/`, app/document.tsx). Short, because it stands in the head of the page.
 */
export function routeOfHash(hash: string): Route {
  const id = routeInLacks(parseRoute(hash));
  const lacks = document.documentElement.dataset['lacks'] ?? '';
  return parseRoute(new RegExp(`${id}=(\\S+)`).exec(lacks)?.[1] ?? hash);
}

/** Calls back after each change of the hash. Returns a function that removes the listener. */
export function subscribeHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Calls back when the screen of a new hash is visible. Returns a function that removes the listener. */
export function subscribeRouteShown(listener: () => void): () => void {
  window.addEventListener(ROUTE_SHOWN, listener);
  return () => window.removeEventListener(ROUTE_SHOWN, listener);
}

/**
 * Goes to a route at once and without a navigation, for the tabs and for matches of a search: adds a history
 * entry and dispatches `hashchange`. The history method is taken from the prototype, because Next replaces it
 * on the instance and would start a navigation of its own. Where `:target` shows the screens, a real
 * navigation is needed.
 * @param id Id of the route.
 */
export function switchRoute(id: string): void {
  if (document.documentElement.dataset['routed'] === undefined) {
    window.location.hash = id;
    return;
  }
  const oldURL = window.location.href;
  History.prototype.pushState.call(window.history, null, '', `#${id}`);
  const event = new HashChangeEvent('hashchange', { oldURL, newURL: window.location.href });
  window.dispatchEvent(Object.assign(event, { [LOCAL_SWITCH]: true }));
}

/**
 * Returns whether a change of the hash is a local switch, and not a link, the address bar, Back or Forward.
 */
export function isLocalSwitch(event: Event): boolean {
  return LOCAL_SWITCH in event;
}
