import { closePopover, findPopover, isOpen } from '@/lib/browser/enhance/popover';

/**
 * Closes the open menu when one of its entries is chosen, when the address changes in another way (Back), and
 * when the window becomes so wide that the menu is part of the page and has no toggle. It works before the
 * other scripts have loaded: the menu is a popover, which opens without them, and choosing an entry changes
 * only the hash.
 */
export function closeMenu(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[popover] a') : null;
    closePopover(link?.closest<HTMLElement>('[popover]'));
  });
  addEventListener('hashchange', () => closePopover(findPopover().popover));
  addEventListener('resize', () => {
    const { button, popover } = findPopover();
    // Only an open menu is checked, because `getClientRects` forces a layout, and phones dispatch this event
    // before the first paint.
    if (popover && isOpen(popover) && button?.getClientRects().length === 0) closePopover(popover);
  });
}
