import { enhance } from './enhance';
import { isNextDevServer, newPlaceId, PLACE } from 'still-live/route/hash-location';
import { whenParsed } from './when';

// Events by which the visitor moves the page. After one of them, the page is not scrolled any more.
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

// Without `scrollend`, scrolling counts as ended after this time without a scroll event.
const STILL_MS = 400;

interface Place {
  readonly id: string;
  readonly scrollTop: number | undefined;
}

function stateOfEntry(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

export function storedPlace(): Place | undefined {
  const state = stateOfEntry();
  const place: unknown = PLACE in state ? state[PLACE] : undefined;
  if (typeof place !== 'object' || place === null || !('id' in place) || typeof place.id !== 'string')
    return undefined;
  const scrollTop = 'scrollTop' in place && typeof place.scrollTop === 'number' ? place.scrollTop : undefined;
  return { id: place.id, scrollTop };
}

function write(place: Place): void {
  if (!isNextDevServer()) history.replaceState({ ...stateOfEntry(), [PLACE]: place }, '');
}

/** Calls back each time scrolling has ended. Safari before 26.2 and Chromium before 114 have no `scrollend`. */
export function afterScroll(listener: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  if ('onscrollend' in document) document.addEventListener('scrollend', listener);
  else
    addEventListener(
      'scroll',
      () => {
        clearTimeout(timer);
        timer = setTimeout(listener, STILL_MS);
      },
      { passive: true },
    );
}

/**
 * Works until the visitor moves the page or goes elsewhere; the `hashchange` of the present address may still come. It
 * scrolls several times, because WebKit and Firefox scroll to the target of the address when the page has loaded.
 */
export function restoreScroll(top: number): void {
  const moved = new AbortController();
  const { href } = location;
  for (const type of MOVES)
    addEventListener(type, () => moved.abort(), { capture: true, passive: true, signal: moved.signal });
  const scroll = (): void => {
    if (!moved.signal.aborted && location.href === href) window.scrollTo({ top, behavior: 'instant' });
  };
  whenParsed(scroll);
  addEventListener('load', () => {
    scroll();
    requestAnimationFrame(() => requestAnimationFrame(scroll));
  });
}

/**
 * The position is stored in `history.state`, so that it goes with the entry, which can be written only while it is the
 * current one: at the click that leaves it, and whenever scrolling has ended. `scrollRestoration` is manual, so that
 * the position can be read when Back or Forward leaves the entry; that one is kept in memory only.
 * @returns Switches to the entry that is shown now; returns where it was left, or stands if it is
 *   shown already; `undefined` for a new one.
 */
export function createScrollMemory(): (isSwitch: boolean) => number | undefined {
  const tops = new Map<string, number>();
  let id: string | undefined;

  function storePosition(): void {
    const stored = storedPlace();
    if (id === undefined || stored?.id !== id) return;
    const place = { id, scrollTop: window.scrollY };
    tops.set(id, place.scrollTop);
    // To write takes a while, and most clicks come long after the end of a scroll.
    if ((stored.scrollTop ?? 0) !== place.scrollTop) enhance('scroll memory', () => write(place));
  }
  function onPopState(): void {
    // On Back and Forward the page still has the scroll position of the entry that is left. When a link was
    // followed, the position was stored at the click; the page may have scrolled since.
    if (id !== undefined && storedPlace()) tops.set(id, window.scrollY);
    id = undefined;
  }
  function arrive(isSwitch: boolean): number | undefined {
    const known = storedPlace();
    // Such a change has no `popstate`, and by keyboard no click either.
    if (isSwitch && id !== undefined) tops.set(id, window.scrollY);
    if (known) {
      // Two changes in one moment end on one entry, with an event for each: the visitor may have scrolled it in between.
      if (known.id === id) return window.scrollY;
      ({ id } = known);
      return tops.get(id) ?? known.scrollTop;
    }
    id = newPlaceId();
    write({ id, scrollTop: undefined });
    return undefined;
  }

  const remembered = arrive(false);
  history.scrollRestoration = 'manual';
  if (remembered !== undefined) restoreScroll(remembered);
  addEventListener('click', storePosition, { capture: true });
  // It does not write at every scroll event, because Safari allows 100 changes of an entry in 30 seconds.
  afterScroll(storePosition);
  addEventListener('popstate', onPopState);
  addEventListener('pagehide', storePosition);
  // WebKit shows a page of its back/forward cache from the top, because `scrollRestoration` is manual.
  addEventListener('pageshow', ({ persisted }) => {
    const top = storedPlace()?.scrollTop;
    if (persisted && top !== undefined) restoreScroll(top);
  });
  return arrive;
}
