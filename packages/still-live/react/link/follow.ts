import type { KeyboardEvent, MouseEvent } from 'react';
import { isPlainClick } from 'still-live/browser/inline/plain-click';
import { goToHash } from 'still-live/route/hash-location';
import type { LinkTarget } from 'still-live/route/link';
import { hashWithinPage } from 'still-live/route/preview-address';

/** With Alt, Ctrl or Meta a key is a command of the browser: Alt and an arrow key go back and forward. */
export function isPlainKey({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey;
}

export const browserWindow = {
  // Only the hash changes when the address is a screen of the open page.
  go: (address: string): void => {
    const hash = hashWithinPage(address, window.location.href);
    if (hash === undefined) window.location.assign(address);
    else goToHash(hash);
  },
  open: (address: string): void => {
    window.open(address, '_blank', 'noopener');
  },
};

/** Goes to an address in place of the default action of an event. */
export function setLocation(event: MouseEvent, address: string): void {
  event.preventDefault();
  browserWindow.go(address);
}

/** Follows a plain click on a link: to another site in a new window. */
export function followLink(event: MouseEvent, target: LinkTarget): void {
  if (target.kind === 'none' || !isPlainClick(event)) return;
  if (target.kind === 'external') {
    event.preventDefault();
    browserWindow.open(target.href);
  } else {
    setLocation(event, target.href);
  }
}
