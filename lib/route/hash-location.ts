/**
 * Name of the event on `window` after a change of the hash, when the new screen is visible: the early script
 * (`lib/browser/early/route-mark.ts`) sends it.
 */
export const ROUTE_SHOWN = 'routeshown';

/** Name of the event on `window` when a link leads to the route that is open already, which changes no hash. */
export const ROUTE_AGAIN = 'routeagain';

/** Goes to a hash, such as `#/contatti`. The one that is open already is shown from its beginning, as the browser would do. */
export function goToHash(hash: string): void {
  if (window.location.hash === hash) window.dispatchEvent(new Event(ROUTE_AGAIN));
  else window.location.hash = hash;
}

/** What tells the event of a local switch from those of the browser. */
const LOCAL_SWITCH = 'isLocalSwitch';

/** The hash of the address, or the empty text where there is no window (while the export is rendered). */
export function currentHash(): string {
  return typeof window === 'undefined' ? '' : window.location.hash;
}

/** Calls back after each change of the hash. Gives the function that undoes it. */
export function subscribeHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Calls back when the screen of a new hash is visible. Gives the function that undoes it. */
export function subscribeRouteShown(listener: () => void): () => void {
  window.addEventListener(ROUTE_SHOWN, listener);
  return () => window.removeEventListener(ROUTE_SHOWN, listener);
}

/**
 * Goes to a route as a local switch does (tabs): adds a history entry and tells every listener of the hash. The
 * history method is taken from the prototype because Next replaces it on the instance and would answer with a
 * navigation of its own. Where the target of the address shows the screens, only a navigation can change it.
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

/** Whether a change of the hash is a local switch, and no link, address, back or forward. */
export function isLocalSwitch(event: Event): boolean {
  return LOCAL_SWITCH in event;
}
