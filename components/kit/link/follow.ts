import type { MouseEvent } from 'react';
import { goToHash } from '@/lib/route/hash-location';
import { hashWithinPage } from '@/lib/route/same-page';
import type { LinkTarget } from '@/lib/route/link';

/** Sends the window to an address, or opens a new one. The only place of the kit that moves the visitor. */
export const browserWindow = {
  /** Sets the location of this window; what stands before the `#` stays when the address is a screen of the open page. */
  go: (address: string): void => {
    const hash = hashWithinPage(address, window.location.href);
    if (hash === undefined) window.location.assign(address);
    else goToHash(hash);
  },
  /** Opens an address in a new window that cannot reach back. */
  open: (address: string): void => {
    window.open(address, '_blank', 'noopener');
  },
};

/**
 * True for a plain click with the main button: the one we follow ourselves. Any other (middle button, with a modifier key,
 * already handled) is left to the browser, so that "open in a new tab" and "download" keep working.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

/** The second link helper of the specification: sets the window location to the address and cancels the default event. */
export function setLocation(event: MouseEvent, address: string): void {
  event.preventDefault();
  browserWindow.go(address);
}

/**
 * The link helper of the specification: an internal target in the same window, an external one in a new window; the
 * default event is cancelled. Does nothing (the browser decides) unless it is a plain click and there is a target.
 */
export function followLink(event: MouseEvent, target: LinkTarget): void {
  if (target.kind === 'none' || !isPlainClick(event)) return;
  if (target.kind === 'external') {
    event.preventDefault();
    browserWindow.open(target.href);
  } else {
    setLocation(event, target.href);
  }
}
