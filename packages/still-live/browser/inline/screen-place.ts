import { enhance } from './enhance';
import { isShown, shownElement } from './is-shown';
import { screens, parseRoute } from 'still-live/route/route';
import { afterScroll, createScrollMemory } from './scroll-memory';
import { pageState } from 'still-live/route/page-state';
import { afterFrame } from 'still-live/route/after-frame';

// The ids of both routes, whether it is a local switch (`switchRoute`), and whether the browser made it.
interface RouteChange {
  readonly before: string | undefined;
  readonly now: string;
  readonly isSwitch: boolean;
  readonly isTrusted: boolean;
}

function tabScreen(id: string | undefined): string | undefined {
  const { screen } = parseRoute(id ?? '');
  return screens()[screen].kind === 'tabs' ? screen : undefined;
}

// Also stops a smooth scroll that is still running: in Chromium it would continue in the next screen. For the beginning
// of the page alone, Chromium needs no layout.
function scrollTo(top: number): void {
  cancelAnimationFrame(nextFrame);
  window.scrollTo({ top, left: 0, behavior: 'instant' });
}

let isMoving = false;
let nextFrame = 0;

// Where Chromium's compositor still moves the page, it adds that to the new position in the next frames.
function scrollAndStay(top: number, frames = isMoving ? 3 : 0): void {
  scrollTo(top);
  if (frames > 0) nextFrame = requestAnimationFrame(() => scrollAndStay(top, frames - 1));
}

// If the heading of the panel is visible, the page stays. Else the tab list stays visible above the panel.
function showFromBeginning(panelId: string): void {
  scrollTo(window.scrollY);
  const panel = document.getElementById(panelId);
  if (!panel) return;
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const heading = panel.querySelector('h2') ?? panel;
  if (heading.getBoundingClientRect().bottom > covered) return;
  scrollTo(window.scrollY + panel.getBoundingClientRect().top);
}

// The focus moves to the link of the shown screen that was followed last, or else to its heading.
function focusScreen(followed?: HTMLElement | null): void {
  const heading = shownElement()?.querySelector('h1');
  const target = followed && isShown(followed) ? followed : heading;
  target?.focus({ preventScroll: true });
}

/**
 * A new screen starts at its top, one shown before where it was left, a tab at its beginning. Once the screen is painted,
 * the focus moves to its heading, or to the link by which a screen shown before was left; after a switch of tabs it stays.
 */
export function createScreenPlace() {
  let arriveAt: ReturnType<typeof createScrollMemory> | undefined;
  // Where the shown history entry was left; `undefined` for a new one.
  let remembered: number | undefined;
  // The last followed link of each route. The focus is no help: Safari does not move it to a pressed link.
  const followed = new Map<string | undefined, HTMLElement | null>();
  enhance('focus', () => {
    const note = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLElement>('main a') : null;
      followed.set(pageState().route, link);
    };
    addEventListener('click', note, { capture: true });
  });
  enhance('scroll memory', () => {
    arriveAt = createScrollMemory();
    addEventListener('scroll', () => (isMoving = true), { passive: true });
    afterScroll(() => (isMoving = false));
  });

  return {
    restart: (): void => {
      enhance('scroll', () => scrollTo(0));
      enhance('focus', focusScreen);
    },
    // Before the change of screen, while the page is laid out as it was left.
    arrive: (isSwitch: boolean): void => {
      remembered = undefined;
      enhance('scroll memory', () => {
        remembered = arriveAt?.(isSwitch);
      });
    },
    take: ({ before, now, isSwitch, isTrusted }: RouteChange): void => {
      enhance('scroll', () => {
        if (remembered !== undefined) scrollAndStay(remembered);
        else if (isSwitch) showFromBeginning(now);
        // The browser may have gone to an address with a text to find, and scrolls to it.
        else if (isTrusted) scrollTo(0);
        else scrollAndStay(0);
      });
      const isBackToTab =
        remembered !== undefined && tabScreen(now) !== undefined && tabScreen(before) === tabScreen(now);
      if (isSwitch || isBackToTab) return;
      const link = remembered === undefined ? undefined : followed.get(now);
      const moveFocus = (): void => void enhance('focus', () => focusScreen(link));
      // A menu that closes gives the focus back to its button, if the menu has it.
      if (document.activeElement?.closest('[popover]')) moveFocus();
      // Before it moves the focus the browser lays the page out.
      else afterFrame(moveFocus);
    },
  };
}
