interface HistoryNavigation extends EventTarget {
  readonly currentEntry: { readonly key: string } | null;
}

function historyNavigation(): HistoryNavigation | undefined {
  return 'navigation' in window ? window.navigation : undefined;
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
 * Starts to remember scroll positions by the key of the history entry (Navigation API). Browsers without it keep their own
 * restoration, which is right for all but screens of very different heights.
 *
 * The position is read at the `navigate` event, the last moment before anything changes: a `scroll` event comes a frame
 * later, which is too late for a visitor who follows a link while the page is still moving.
 */
export function rememberScroll(): ScrollMemory {
  const navigation = historyNavigation();
  if (!navigation) return { restore: () => undefined, stay: () => undefined, stop: () => undefined };
  const positions = new Map<string, number>();
  let entry = navigation.currentEntry?.key;

  function onNavigate(): void {
    // An entry that was left before its position was restored keeps the one it had.
    if (entry !== undefined && navigation?.currentEntry?.key === entry) positions.set(entry, window.scrollY);
  }
  function stay(): void {
    entry = navigation?.currentEntry?.key;
  }

  navigation.addEventListener('navigate', onNavigate);
  return {
    restore: () => {
      stay();
      window.scrollTo({ top: positions.get(entry ?? '') ?? 0, behavior: 'instant' });
    },
    stay,
    stop: () => {
      navigation.removeEventListener('navigate', onNavigate);
    },
  };
}
