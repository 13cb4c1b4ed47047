/**
 * Opens and closes the menu in browsers without popovers (README, "Browsers"): its button toggles `data-open` on it, any other click and
 * Escape close it. Browsers with popovers do all of this by themselves.
 */
export function openMenuWithoutPopover(): void {
  if ('popover' in HTMLElement.prototype) return;
  function toggle(id: string | null | undefined): void {
    for (const menu of document.querySelectorAll('[popover]'))
      menu.toggleAttribute('data-open', menu.id === id && !menu.hasAttribute('data-open'));
  }
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    toggle(button?.getAttribute('popovertarget'));
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') toggle(undefined);
  });
}
