/**
 * Closes the open menu when one of its entries is chosen, also while the scripts of the page are still on their way: the menu is a
 * popover that opens without them, and the choice changes only the hash.
 */
export function closeMenuOnChoice(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[popover] a') : null;
    const menu = link?.closest<HTMLElement>('[popover]');
    if (menu?.matches(':popover-open') === true) menu.hidePopover();
  });
}
