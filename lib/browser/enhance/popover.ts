/*
 * Popovers, also where the browser has none (Chromium before 114, Firefox before 125, Safari before 17): there the attribute `data-open`
 * stands for `:popover-open`, and style sheets name both.
 */

function hasPopovers(): boolean {
  return 'hidePopover' in HTMLElement.prototype;
}

function isOpen(popover: HTMLElement): boolean {
  return hasPopovers() ? popover.matches(':popover-open') : 'open' in popover.dataset;
}

/** The popover that a button opens or closes. */
function popoverOf(button: Element | null | undefined): HTMLElement | null {
  return document.getElementById(button?.getAttribute('popovertarget') ?? '');
}

/** Closes a popover; one that is closed, or not there, stays so. */
export function closePopover(popover: HTMLElement | null | undefined): void {
  if (!popover || !isOpen(popover)) return;
  if (hasPopovers()) popover.hidePopover();
  else delete popover.dataset['open'];
}

/** The first button of the page that opens a popover, and its popover. */
export function findPopover(): { button: HTMLElement | null; popover: HTMLElement | null } {
  const button = document.querySelector<HTMLElement>('[popovertarget]');
  return { button, popover: popoverOf(button) };
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = popoverOf(button);
  if (!popover) return;
  if (isOpen(popover)) closePopover(popover);
  else popover.dataset['open'] = '';
}

function onKeyDown({ key }: KeyboardEvent): void {
  const { button, popover } = findPopover();
  if (key !== 'Escape' || !popover || !isOpen(popover)) return;
  closePopover(popover);
  button?.focus();
}

/** Lets buttons and the Escape key work popovers where the browser does not do it itself. */
export function standInForPopovers(): void {
  if (hasPopovers()) return;
  addEventListener('click', onClick);
  addEventListener('keydown', onKeyDown);
}
