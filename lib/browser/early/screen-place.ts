import { enhance } from '@/lib/browser/enhance/enhance';
import { isShown } from '@/lib/browser/enhance/is-shown';
import { afterTwoFrames, placeHolder } from './hold-place';
import { isMoving, watchMotion } from './page-motion';
import type { PlaceNotes } from './place-notes';
import { notesInNavigation } from './place-notes-in-navigation';
import { notesInState } from './place-notes-in-state';

/** A change of route: the ids before and now, and whether it was a switch of tabs by the tabs themselves. */
interface RouteChange {
  readonly before: string | undefined;
  readonly now: string;
  readonly isSwitch: boolean;
}

/** The place of a page that has just changed its screen. */
interface ScreenPlace {
  /** Brings the screen to its place and the focus to its heading. */
  readonly take: (change: RouteChange) => void;
  /** Shows the screen that is shown already from its beginning, with the focus on its heading. */
  readonly restart: () => void;
}

function isTab(route: string | undefined): boolean {
  return route?.startsWith('/cosa_facciamo/') === true;
}

/** Ends a smooth scroll that is still on its way: in Chromium it would go on in the next screen. */
export function stopScrolling(): void {
  window.scrollTo({ top: window.scrollY, behavior: 'instant' });
}

/**
 * Scrolls to a place. A page that was moving is brought there once more: Chromium before 111 adds the last step of a smooth scroll to the
 * place where the next screen stands.
 */
function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  if (isMoving()) afterTwoFrames(placeHolder(top));
}

/**
 * Shows the content of a tab from its beginning: nothing moves where its name is still in view; else its panel starts at the top
 * of the window, where its bar of tabs stays as well.
 */
function showFromBeginning(panelId: string): void {
  const panel = document.getElementById(panelId);
  if (!panel) return;
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const name = panel.querySelector('h2') ?? panel;
  if (name.getBoundingClientRect().bottom > covered) return;
  scrollTo(window.scrollY + panel.getBoundingClientRect().top);
}

function focusHeading(): void {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  [...headings].find(isShown)?.focus({ preventScroll: true });
}

/**
 * Starts to follow the place of the page: a new screen stands at its top, one that was shown before where it was left, a tab
 * at its beginning. The focus goes to the heading of the new screen, which screen readers then read; a tab keeps it.
 */
export function followPlace(): ScreenPlace {
  let notes: PlaceNotes | undefined;
  enhance('scroll', watchMotion);
  enhance('scroll memory', () => {
    notes = 'navigation' in window ? notesInNavigation(window.navigation) : notesInState();
  });

  return {
    restart: () => {
      enhance('scroll', () => scrollTo(0));
      enhance('focus', focusHeading);
    },
    take: ({ before, now, isSwitch }) => {
      let left: number | undefined;
      enhance('scroll memory', () => {
        left = notes?.arrive();
      });
      enhance('scroll', () => {
        if (left !== undefined) scrollTo(left);
        else if (isSwitch) showFromBeginning(now);
        else scrollTo(0);
      });
      const isBackToTab = left !== undefined && isTab(before) && isTab(now);
      if (!isSwitch && !isBackToTab) enhance('focus', focusHeading);
    },
  };
}
