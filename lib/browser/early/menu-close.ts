import { closePopover, findPopover } from '@/lib/browser/enhance/popover';

/**
 * Closes the open menu when one of its entries is chosen, when the address changes in another way (Back), and when the window grows so
 * wide that the menu stands in the page and has no toggle. Works while the scripts of the page are still on their way: the menu is a
 * popover that opens without them, and a choice changes only the hash.
 */
export function closeMenu(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[popover] a') : null;
    closePopover(link?.closest<HTMLElement>('[popover]'));
  });
  addEventListener('hashchange', () => closePopover(findPopover().popover));
  addEventListener('resize', () => {
    const { button, popover } = findPopover();
    if (button?.getClientRects().length === 0) closePopover(popover);
  });
}
