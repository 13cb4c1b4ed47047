interface HistoryEntry {
  readonly key: string;
  getState: () => unknown;
}
interface HistoryNavigation extends EventTarget {
  readonly currentEntry: HistoryEntry | null;
  updateCurrentEntry: (options: { readonly state: unknown }) => void;
}

function historyNavigation(): HistoryNavigation | undefined {
  return 'navigation' in window ? window.navigation : undefined;
}

/** Where an entry was left. A new entry inherits the note of the one before it, hence the key. */
function topOf(entry: HistoryEntry | null | undefined): number {
  const note = entry?.getState();
  if (typeof note !== 'object' || note === null || !('key' in note) || !('scrollTop' in note)) return 0;
  return note.key === entry?.key && typeof note.scrollTop === 'number' ? note.scrollTop : 0;
}

/** Remembers how far each history entry was scrolled. */
export interface ScrollMemory {
  /** Scrolls to where the current entry was left; to the top when it is new. */
  restore: () => void;
  /** Takes the current entry over as it stands: a change that leaves the page where it is. */
  stay: () => void;
  stop: () => void;
}

/**
 * Starts to remember scroll positions with the history entries themselves (Navigation API), so that they survive a reload and
 * nothing is stored. Browsers without it keep their own restoration, which is right for all but screens of very different heights.
 *
 * The position is read at the `navigate` event, the last moment before anything changes: a `scroll` event comes a frame
 * later, which is too late for a visitor who follows a link while the page is still moving.
 */
export function rememberScroll(): ScrollMemory {
  const navigation = historyNavigation();
  if (!navigation) return { restore: () => undefined, stay: () => undefined, stop: () => undefined };
  let key = navigation.currentEntry?.key;

  function onNavigate(): void {
    // An entry that was left before its position was restored keeps the one it had.
    if (key === undefined || navigation?.currentEntry?.key !== key) return;
    navigation.updateCurrentEntry({ state: { key, scrollTop: window.scrollY } });
  }
  function stay(): void {
    key = navigation?.currentEntry?.key;
  }

  navigation.addEventListener('navigate', onNavigate);
  return {
    restore: () => {
      stay();
      window.scrollTo({ top: topOf(navigation.currentEntry), behavior: 'instant' });
    },
    stay,
    stop: () => {
      navigation.removeEventListener('navigate', onNavigate);
    },
  };
}
