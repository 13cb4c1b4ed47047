import { enhance } from '@/lib/browser/enhance/enhance';
import { afterScroll } from '@/lib/browser/enhance/after-scroll';
import type { ScrollMemory } from './scroll-memory';
import { restoreScroll } from './restore-scroll';

const NAME = 'feelingPlace';

/** The stored position of a history entry. */
interface Place {
  /** Identifies the history entry within its tab. */
  readonly id: string;
  readonly scrollTop: number | undefined;
}

function stateOfEntry(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function placeOf(state: object): Place | undefined {
  const place: unknown = NAME in state ? state[NAME] : undefined;
  if (typeof place !== 'object' || place === null || !('id' in place) || typeof place.id !== 'string')
    return undefined;
  const scrollTop = 'scrollTop' in place && typeof place.scrollTop === 'number' ? place.scrollTop : undefined;
  return { id: place.id, scrollTop };
}

/**
 * Returns whether the page runs under `next dev`. Its client replaces the methods of `history`, and reloads
 * the page for every state that it did not write itself.
 */
function isNextDevServer(): boolean {
  return Object.hasOwn(history, 'pushState');
}

function write(place: Place): void {
  if (!isNextDevServer()) history.replaceState({ ...stateOfEntry(), [NAME]: place }, '');
}

/**
 * Stores scroll positions in `history.state`, for browsers without the Navigation API. An entry can be
 * written only while it is the current one: at the click that leaves it, and whenever scrolling has ended.
 * `history.scrollRestoration` is set to manual, so that the position can still be read when Back or Forward
 * leaves the entry; that position is kept in memory only. After a reload, the position is restored here.
 */
export function memoryInState(): ScrollMemory {
  const tops = new Map<string, number>();
  let id: string | undefined;

  function storePosition(): void {
    if (id === undefined || placeOf(stateOfEntry())?.id !== id) return;
    const place = { id, scrollTop: window.scrollY };
    tops.set(id, place.scrollTop);
    enhance('scroll memory', () => write(place));
  }
  function onPopState(): void {
    // On Back and Forward the page still has the scroll position of the entry that is left. When a link was
    // followed, the position was stored at the click; the page may have scrolled since.
    if (id !== undefined && placeOf(stateOfEntry())) tops.set(id, window.scrollY);
    id = undefined;
  }
  function arrive(): number | undefined {
    const known = placeOf(stateOfEntry());
    if (known) {
      ({ id } = known);
      return tops.get(id) ?? known.scrollTop;
    }
    id = `${performance.timeOrigin}-${performance.now()}`;
    write({ id, scrollTop: undefined });
    return undefined;
  }

  const remembered = arrive();
  history.scrollRestoration = 'manual';
  if (remembered !== undefined) restoreScroll(remembered);
  addEventListener('click', storePosition, { capture: true });
  // Not at every scroll event: Safari allows 100 changes of an entry in 30 seconds.
  afterScroll(storePosition);
  addEventListener('popstate', onPopState);
  addEventListener('pagehide', storePosition);
  return { arrive };
}
