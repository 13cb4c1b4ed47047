/*
 * Chromium shows a prerendered page only at the very address that it was prerendered for. So a static page lets the app
 * shell be prerendered at `/`, before anybody knows which screen comes next, and then tells it that: on which link the
 * pointer or the focus rests, or is pressed, by an event of `localStorage`; which link was clicked by `sessionStorage`.
 */
import { enhance } from './enhance';

// In storage, and where a failure is reported.
const NEXT = 'next screen';
// A click that came to nothing is forgotten: later, a visitor who enters the address wants Home.
const LIMIT_MS = 60_000;

/**
 * Tells the prerendered app shell which screen comes next, so that it is laid out before the click.
 * @param entry The address of the screen in the app shell, such as `/#/contatti`.
 */
export function announceNextScreen(entry: string): void {
  enhance(NEXT, () => {
    localStorage.setItem(NEXT, entry);
    localStorage.removeItem(NEXT);
  });
}

export function openNextScreen(entry: string): void {
  const isKept = enhance(NEXT, () => sessionStorage.setItem(NEXT, `${Date.now()} ${entry}`));
  location.assign(isKept ? '/' : entry);
}

/** Whether the visitor comes from another page of this site. */
export function comesFromSite(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}

function takeAddress(): void {
  const [time, entry] = sessionStorage.getItem(NEXT)?.split(' ') ?? [];
  if (entry === undefined) return;
  sessionStorage.removeItem(NEXT);
  if (Date.now() - Number(time) < LIMIT_MS) history.replaceState(history.state, '', entry);
}

/**
 * Calls back with the hash of the screen to show: at once, or in a prerendered page when it is seen, and before that
 * for each link that the pointer rests on.
 */
export function takeNextScreen(use: (hash: string) => void): void {
  const isPrerendered = (): boolean => location.hash === '' && Reflect.get(document, 'prerendering') === true;
  let used: string | undefined;
  const useOnce = (hash: string): void => {
    if (hash !== used) use(hash);
    used = hash;
  };
  const take = (): void => {
    if (location.hash === '') enhance(NEXT, takeAddress);
    useOnce(location.hash);
  };
  // Browsers also prerender an address that is being typed: that shows Home.
  if (!isPrerendered() || !comesFromSite()) take();
  if (!isPrerendered()) return;
  document.addEventListener('prerenderingchange', take);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== NEXT || !newValue || !isPrerendered()) return;
    useOnce(newValue.slice(1));
    // Makes a layout, as in `layOutWhilePrerendered`.
    document.elementFromPoint(0, 0);
  });
}
