/**
 * Name of the event on `window` after a change of the hash, when the new screen is visible: the early script
 * (`app/early/route-mark.ts`) sends it.
 */
export const ROUTE_SHOWN = 'routeshown';

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
 * Goes to a route without scrolling, as a local switch does (tabs): adds a history entry and tells every listener of
 * the hash. The history method is taken from the prototype because Next replaces it on the instance and would
 * answer with a navigation of its own.
 */
export function switchRoute(id: string): void {
  const oldURL = window.location.href;
  History.prototype.pushState.call(window.history, null, '', `#${id}`);
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: window.location.href }));
}
