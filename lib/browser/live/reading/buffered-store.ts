import { keepParts } from '@/lib/content/kept-parts';
import type { RecordPath, Records } from '@/lib/content/records';
import type { Store } from '@/lib/store/store';
import { createAnnouncer } from './announcer';
import { blocksInPage } from './blocks-in-page';
import { watchBlocksInUse } from './blocks-in-use';
import { createScrollAnchoring } from './scroll-anchoring';

/** A page that was scrolled less than so long ago is still on its way, in milliseconds. */
const SCROLLING_MS = 150;

/**
 * A page that never stops, as one that scrolls by itself for its reader, is changed after this time, in
 * milliseconds.
 */
const MAX_DELAY_MS = 5_000;

/** What a buffered store works with. */
interface BufferedStoreOptions {
  /** The store that the page shows. */
  readonly store: Store<Records>;
  /** Runs a change of the store and brings the page up to date before it returns. */
  readonly commit: (change: () => void) => void;
  /** Tells who cannot see it that the text of the screen has changed. */
  readonly announce: () => void;
}

/** A store for live values that lets the page follow when its reader is not disturbed. */
export interface BufferedStore extends Store<Records> {
  /** Keeps new values back, or lets them through again. */
  readonly setPaused: (paused: boolean) => void;
  readonly stop: () => void;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Makes the store between the live values and the page. What it is given is what `get` gives at once; the
 * page gets it all together as soon as no scrolling is on its way (after 5 seconds in any case), the text in
 * view stays where it is, and blocks that the visitor holds stay as they are until they are let go.
 */
export function createBufferedStore({ store, commit, announce }: BufferedStoreOptions): BufferedStore {
  const waiting = new Map<RecordPath, Records[RecordPath]>();
  const withScrollAnchoring = createScrollAnchoring();
  const announcer = createAnnouncer(announce);
  const inUse = watchBlocksInUse(show);
  let isPaused = false;
  let isScheduled = false;
  let scrolledAt = -Infinity;
  let delayedSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ownScrollY = -1;
  function onScroll(): void {
    if (window.scrollY !== ownScrollY) scrolledAt = performance.now();
  }
  addEventListener('scroll', onScroll, { passive: true });

  /** Whether the page is on its way, and the waiting values have not waited for it too long. */
  function mustWaitForScrolling(): boolean {
    const now = performance.now();
    if (now - scrolledAt >= SCROLLING_MS) return false;
    delayedSince ??= now;
    return now - delayedSince < MAX_DELAY_MS;
  }

  /**
   * What may be shown of the waiting values, beside what is held; values that nothing holds back wait no
   * longer.
   */
  function takeReady(elements: readonly Element[]): [RecordPath, Records[RecordPath]][] {
    const paths = elements.flatMap((element) => blocksInPage().get(element) ?? []);
    return [...waiting].flatMap(([path, value]) => {
      const current = store.get(path);
      const shown = current === undefined ? value : keepParts(path, value, current, paths);
      if (isSame(shown, value)) waiting.delete(path);
      return isSame(shown, current) ? [] : [[path, shown]];
    });
  }

  function show(): void {
    if (isPaused || waiting.size === 0) return;
    clearTimeout(timer);
    if (mustWaitForScrolling()) {
      timer = setTimeout(show, SCROLLING_MS);
      return;
    }
    delayedSince = undefined;
    const elements = inUse.elements();
    const ready = takeReady(elements);
    if (ready.length === 0) return;
    const change = (): void => commit(() => ready.forEach(([path, value]) => store.set(path, value)));
    announcer.run(() => withScrollAnchoring(change, elements));
    ownScrollY = window.scrollY;
  }

  // One message of the database may bring several records: they are one change.
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
    set: (path, value) => {
      waiting.set(path, value);
      scheduleShow();
    },
    setPaused: (paused) => {
      isPaused = paused;
      scheduleShow();
    },
    stop: () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      waiting.clear();
      announcer.stop();
      inUse.stop();
    },
  };
}
