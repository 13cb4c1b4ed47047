import { enhance } from '@/lib/browser/enhance/enhance';
import { restoreScroll } from './restore-scroll';
import type { ScrollMemory } from './scroll-memory';

/** A history entry of the Navigation API. */
interface HistoryEntry {
  readonly key: string;
  getState: () => unknown;
}
/** The parts of `window.navigation` that are used. */
interface HistoryNavigation extends EventTarget {
  readonly currentEntry: HistoryEntry | null;
  updateCurrentEntry: (options: { readonly state: unknown }) => void;
}

/**
 * Returns the stored scroll position of an entry. A new entry inherits the state of the entry before it, so
 * the key is stored too and compared.
 */
function topOf(entry: HistoryEntry | null): number | undefined {
  const state = entry?.getState();
  if (typeof state !== 'object' || state === null || !('key' in state) || !('scrollTop' in state))
    return undefined;
  return state.key === entry?.key && typeof state.scrollTop === 'number' ? state.scrollTop : undefined;
}

/**
 * Stores scroll positions in the entries of the Navigation API. The position is read at the `navigate` event,
 * the last moment before anything changes. A `scroll` event comes a frame later, which is too late when the
 * visitor follows a link while the page still scrolls.
 */
export function memoryInNavigation(navigation: HistoryNavigation): ScrollMemory {
  let key = navigation.currentEntry?.key;
  function store(): void {
    // An entry that was left before its position was restored keeps its stored position.
    if (key === undefined || navigation.currentEntry?.key !== key) return;
    const state = { key, scrollTop: window.scrollY };
    enhance('scroll memory', () => navigation.updateCurrentEntry({ state }));
  }
  navigation.addEventListener('navigate', store);
  // A reload with the browser's reload button dispatches no `navigate` event.
  addEventListener('pagehide', store);
  // Chromium 110 to 119 restore the position of a reloaded page with an error of some pixels, because the
  // height of an element changes with its font.
  const storedTop = topOf(navigation.currentEntry);
  if (storedTop !== undefined) restoreScroll(storedTop);
  return {
    arrive: () => {
      key = navigation.currentEntry?.key;
      return topOf(navigation.currentEntry);
    },
  };
}
