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
  stop: () => void;
}

/**
 * Starts to remember scroll positions by the key of the history entry (Navigation API). Browsers without it keep their own
 * restoration, which is right for all but screens of very different heights.
 */
export function rememberScroll(): ScrollMemory {
  const navigation = historyNavigation();
  if (!navigation) return { restore: () => undefined, stop: () => undefined };
  const positions = new Map<string, number>();
  let entry = navigation.currentEntry?.key;
  let position = window.scrollY;

  function onScroll(): void {
    // The browser's own jumps after a navigation come before the entry is taken over by `restore`.
    if (navigation?.currentEntry?.key === entry) position = window.scrollY;
  }
  function onEntryChange(): void {
    if (entry !== undefined) positions.set(entry, position);
  }

  window.addEventListener('scroll', onScroll, { passive: true });
  navigation.addEventListener('currententrychange', onEntryChange);
  return {
    restore: () => {
      entry = navigation.currentEntry?.key;
      position = (entry === undefined ? undefined : positions.get(entry)) ?? 0;
      window.scrollTo({ top: position, behavior: 'instant' });
    },
    stop: () => {
      window.removeEventListener('scroll', onScroll);
      navigation.removeEventListener('currententrychange', onEntryChange);
    },
  };
}
