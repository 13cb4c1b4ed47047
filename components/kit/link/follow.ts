import type { KeyboardEvent, MouseEvent } from 'react';
import { isPlainClick as isPlain } from '@/lib/browser/enhance/plain-click';
import { goToHash } from '@/lib/route/hash-location';
import type { LinkTarget } from '@/lib/route/link';
import { hashWithinPage } from '@/lib/route/same-page';

/**
 * Returns whether a key is pressed without Alt, Ctrl or Meta. With one of them it is a command of the browser:
 * Alt and an arrow key go back and forward.
 */
export function isPlainKey({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey;
}

/**
 * Navigates this window, or opens a new one. Everything in the kit that navigates goes through this object,
 * so that tests can replace it.
 */
export const browserWindow = {
  /**
   * Sets the location of this window. When the address is a screen of the open page, only the hash changes.
   */
  go: (address: string): void => {
    const hash = hashWithinPage(address, window.location.href);
    if (hash === undefined) window.location.assign(address);
    else goToHash(hash);
  },
  /** Opens an address in a new window, without a reference back to this one (`noopener`). */
  open: (address: string): void => {
    window.open(address, '_blank', 'noopener');
  },
};

/**
 * Returns whether a click is a plain click with the main button, which the site handles itself. All other
 * clicks (another button, a modifier key, an event already handled) are left to the browser, so that "open in
 * a new tab" and "download" keep working.
 */
export function isPlainClick({ nativeEvent }: MouseEvent): boolean {
  return isPlain(nativeEvent);
}

/**
 * Sets the location of the window and cancels the default event (the second link helper of the
 * specification).
 * @param event The click.
 * @param address Where to go.
 */
export function setLocation(event: MouseEvent, address: string): void {
  event.preventDefault();
  browserWindow.go(address);
}

/**
 * Opens an internal target in the same window and an external one in a new window, and cancels the default
 * event (the link helper of the specification). Does nothing, and leaves the click to the browser, unless the
 * click is plain and there is a target.
 * @param event The click.
 * @param target The resolved target of the link.
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
