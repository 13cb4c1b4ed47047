import { whenParsed } from '../start/when-parsed';
import { afterTwoFrames, placeHolder } from './hold-place';

/**
 * Brings a reloaded page to where it was, for browsers that are told not to do so themselves. Takes the distance from the top, in
 * CSS pixels. It scrolls more than once: WebKit and Firefox scroll to the target of the address when the page has loaded.
 */
export function bringBack(top: number): void {
  const scroll = placeHolder(top);
  whenParsed(scroll);
  addEventListener('load', () => {
    scroll();
    afterTwoFrames(scroll);
  });
}
