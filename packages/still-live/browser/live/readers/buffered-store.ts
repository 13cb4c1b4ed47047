import { hasSameJson } from 'still-live/content/fingerprint';
import { keepParts } from './kept-parts';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import type { Store } from 'still-live/store';
import { createAnnouncer } from './announcer';
import { blocksInPage } from './blocks-in-page';
import { watchBlocksInUse } from './blocks-in-use';
import { createScrollAnchoring } from './scroll-anchoring';

// The page counts as scrolling for this time after each scroll event.
const SCROLLING_MS = 150;

// Scrolling delays a change for no longer: a page that scrolls automatically may never stop.
const MAX_DELAY_MS = 5_000;

// After this time a line says that a change waits for a block in use.
const WAITING_MESSAGE_AFTER_MS = 10_000;

export interface LiveState {
  isPaused: boolean;
  isConnected: boolean;
  /** A newer text waits until the visitor no longer uses a block. */
  isWaiting: boolean;
  /** The current text for screen readers; empty when there is nothing to announce. */
  announcement: string;
}

interface BufferedStoreOptions {
  readonly store: Store<Records>;
  /** Runs a change of the store, and returns after the page is rendered. */
  readonly commit: (change: () => void) => void;
  readonly state: Store<LiveState>;
}

// Says whether a change must wait because the visitor scrolls.
function watchScrolling() {
  let scrolledAt = -Infinity;
  let delayedSince: number | undefined;
  let ownScrollY = -1;
  function onScroll(): void {
    if (window.scrollY !== ownScrollY) scrolledAt = performance.now();
  }
  addEventListener('scroll', onScroll, { passive: true });
  return {
    delays: (): boolean => {
      const now = performance.now();
      const isScrolling = now - scrolledAt < SCROLLING_MS;
      if (isScrolling && now - (delayedSince ??= now) < MAX_DELAY_MS) return true;
      delayedSince = undefined;
      return false;
    },
    // The page has just been scrolled by its own script.
    ignoreOwn: (): void => {
      ownScrollY = window.scrollY;
    },
    stop: () => removeEventListener('scroll', onScroll),
  };
}

/**
 * A store that buffers live values until showing them does not disturb the visitor. `get` returns a new value at once.
 * The page shows all new values together, as soon as it does not scroll; visible text keeps its position, and blocks in
 * use are updated when they are no longer in use.
 */
export function createBufferedStore({ store, commit, state }: BufferedStoreOptions) {
  const waiting = new Map<RecordPath, Records[RecordPath]>();
  const withScrollAnchoring = createScrollAnchoring();
  const announcer = createAnnouncer((words) => state.set('announcement', words));
  const inUse = watchBlocksInUse(show);
  const unsubscribe = state.subscribe('isPaused', scheduleShow);
  const scrolling = watchScrolling();
  let isScheduled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tellTimer: ReturnType<typeof setTimeout> | undefined;

  // Blocks in use keep their values. A value that is shown whole waits no more.
  function takeReady(elements: readonly Element[]): [RecordPath, Records[RecordPath]][] {
    const paths = elements.flatMap((element) => blocksInPage().get(element) ?? []);
    return [...waiting].flatMap(([path, value]) => {
      const current = store.get(path);
      const shown = current === undefined ? value : keepParts(path, value, current, paths);
      if (hasSameJson(shown, value)) waiting.delete(path);
      return hasSameJson(shown, current) ? [] : [[path, shown]];
    });
  }

  function tellOfWaiting(): void {
    if (waiting.size > 0) {
      tellTimer ??= setTimeout(() => state.set('isWaiting', true), WAITING_MESSAGE_AFTER_MS);
      return;
    }
    clearTimeout(tellTimer);
    tellTimer = undefined;
    state.set('isWaiting', false);
  }

  function show(): void {
    if (state.get('isPaused') === true || waiting.size === 0) return;
    clearTimeout(timer);
    if (scrolling.delays()) {
      timer = setTimeout(show, SCROLLING_MS);
      return;
    }
    const elements = inUse.elements();
    const ready = takeReady(elements);
    tellOfWaiting();
    if (ready.length === 0) return;
    const change = (): void => commit(() => ready.forEach(([path, value]) => store.set(path, value)));
    announcer.run(() => withScrollAnchoring(change, elements));
    scrolling.ignoreOwn();
  }

  // A message of the database may contain several records; they are shown as one change.
  function scheduleShow(): void {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      show();
    });
  }

  return {
    ...store,
    get: <P extends RecordPath>(path: P) =>
      waiting.has(path) ? (waiting.get(path) as Records[P]) : store.get(path),
    set: <P extends RecordPath>(path: P, value: Records[P]): void => {
      waiting.set(path, value);
      scheduleShow();
    },
    stop: (): void => {
      unsubscribe();
      clearTimeout(timer);
      clearTimeout(tellTimer);
      scrolling.stop();
      waiting.clear();
      announcer.stop();
      inUse.stop();
    },
  };
}
