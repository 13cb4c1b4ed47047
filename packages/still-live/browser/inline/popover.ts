import { enhance } from './enhance';
import { setState } from 'still-live/route/page-state';

/*
 * Popovers, also for browsers without them (Chromium before 114, Firefox before 125, Safari before 17). There
 * the attribute `data-open` replaces `:popover-open`, and `data-popover` on `<html>` replaces
 * `:has(:popover-open)`; style sheets use both.
 */

function hasPopovers(): boolean {
  return 'hidePopover' in HTMLElement.prototype;
}

function isOpen(popover: HTMLElement): boolean {
  return hasPopovers() ? popover.matches(':popover-open') : 'open' in popover.dataset;
}

function setOpen(popover: HTMLElement, open: boolean): void {
  popover.toggleAttribute('data-open', open);
  setState('popover', open);
}

function closePopover(popover: HTMLElement | null): void {
  if (!popover || !isOpen(popover)) return;
  if (hasPopovers()) popover.hidePopover();
  else setOpen(popover, false);
}

function findPopover(): { button: HTMLElement | null; popover: HTMLElement | null } {
  return { button: document.querySelector('[popovertarget]'), popover: document.querySelector('[popover]') };
}

function onClick({ target }: MouseEvent): void {
  const { popover } = findPopover();
  const isButton = target instanceof Element && target.closest('[popovertarget]') !== null;
  if (popover && isButton) setOpen(popover, !isOpen(popover));
}

function onKeyDown({ key }: KeyboardEvent): void {
  const { button, popover } = findPopover();
  if (key !== 'Escape' || !popover || !isOpen(popover)) return;
  closePopover(popover);
  button?.focus();
}

/** Makes buttons and the Escape key open and close popovers where the browser does not do so itself. */
export function polyfillPopovers(): void {
  if (hasPopovers()) return;
  addEventListener('click', onClick);
  addEventListener('keydown', onKeyDown);
}

// The menu fills the screen, so a click on its ground counts as one outside.
function closeOnChoice(): void {
  addEventListener('click', ({ target }) => {
    const { popover } = findPopover();
    if (!(target instanceof Element)) return;
    if (target === popover || popover?.contains(target.closest('a'))) closePopover(popover);
  });
}

// When the address changes, and when the window becomes so wide that the menu has no toggle.
function closeOnChange(): void {
  addEventListener('hashchange', () => closePopover(findPopover().popover));
  addEventListener('resize', () => {
    const { button, popover } = findPopover();
    // Only an open menu is checked, because `getClientRects` forces a layout, and phones dispatch this event
    // before the first paint.
    if (popover && isOpen(popover) && button?.getClientRects().length === 0) closePopover(popover);
  });
}

// Each way by itself: a menu that could not be closed would cover the screen that was chosen in it.
export function closeMenu(): void {
  enhance('menu', closeOnChoice);
  enhance('menu', closeOnChange);
}
