import { whenParsed } from '../start/when-parsed';

/** By these the visitor moves the page: from then on it is left alone. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'hashchange'] as const;

/**
 * Brings a reloaded page to where it was, for browsers that are told not to do so themselves. Takes the distance from the top, in
 * CSS pixels. It scrolls more than once: WebKit and Firefox scroll to the target of the address when the page has loaded.
 */
export function bringBack(top: number): void {
  const moved = new AbortController();
  for (const type of MOVES)
    addEventListener(type, () => moved.abort(), { capture: true, passive: true, signal: moved.signal });
  const scroll = (): void => {
    if (!moved.signal.aborted) window.scrollTo({ top, behavior: 'instant' });
  };
  whenParsed(scroll);
  addEventListener('load', () => {
    scroll();
    requestAnimationFrame(() => requestAnimationFrame(scroll));
  });
}
