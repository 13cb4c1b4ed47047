import { whenParsed } from '../start/when-parsed';
import { afterTwoFrames, scrollKeeper } from './keep-scroll';

/**
 * Restores the scroll position of a reloaded page, for browsers in which the page has turned off
 * `history.scrollRestoration`. It scrolls several times, because WebKit and Firefox scroll to the target of
 * the address when the page has loaded.
 * @param top Distance from the top, in CSS pixels.
 */
export function restoreScroll(top: number): void {
  const scroll = scrollKeeper(top);
  whenParsed(scroll);
  addEventListener('load', () => {
    scroll();
    afterTwoFrames(scroll);
  });
}
