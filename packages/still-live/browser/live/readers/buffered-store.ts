import { hasSameJson } from 'still-live/content/fingerprint';
import { keepParts } from './kept-parts';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import type { Store } from 'still-live/store';
import { createAnnouncer } from './announcer';
import { blocksInPage } from './blocks-in-page';
import { watchBlocksInUse } from './blocks-in-use';
import { createScrollAnchoring } from './scroll-anchoring';
import { SCROLLING_MS, watchScrolling } from './watch-scrolling';

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

type Waiting = Map<RecordPath, Records[RecordPath]>;

// Returns what the page may show now, because blocks in use keep their values. A value that is shown whole waits no
// more.
function takeReady(
  waiting: Waiting,
  store: Store<Records>,
  inUse: readonly Element[],
): [RecordPath, Records[RecordPath]][] {
  const kept = inUse.flatMap((element) => blocksInPage().get(element) ?? []);
  return [...waiting].flatMap(([path, value]) => {
    const current = store.get(path);
    const shown = current === undefined ? value : keepParts(path, value, current, kept);
    if (hasSameJson(shown, value)) waiting.delete(path);
    return hasSameJson(shown, current) ? [] : [[path, shown]];
  });
}

// Says that a change waits, once it has waited for some time.
function createWaitingNotice(state: Store<LiveState>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    update: (isWaiting: boolean): void => {
      if (isWaiting) {
        timer ??= setTimeout(() => state.set('isWaiting', true), WAITING_MESSAGE_AFTER_MS);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      state.set('isWaiting', false);
    },
    stop: (): void => clearTimeout(timer),
  };
}

interface BufferedStoreOptions {
  readonly store: Store<Records>;
  /** Runs a change of the store, and returns after the page is rendered. */
  readonly commit: (change: () => void) => void;
  readonly state: Store<LiveState>;
}

/**
 * A store that buffers live values until showing them does not disturb the visitor. `get` returns a new value at once.
 * The page shows all new values together, as soon as it does not scroll; visible text keeps its position, and blocks in
 * use are updated when they are no longer in use.
 */
export function createBufferedStore({ store, commit, state }: BufferedStoreOptions) {
  const waiting: Waiting = new Map();
  const withScrollAnchoring = createScrollAnchoring();
  const announcer = createAnnouncer((words) => state.set('announcement', words));
  const inUse = watchBlocksInUse(show);
  const unsubscribe = state.subscribe('isPaused', scheduleShow);
  const scrolling = watchScrolling();
  const notice = createWaitingNotice(state);
  let isScheduled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    if (state.get('isPaused') === true || waiting.size === 0) return;
    clearTimeout(timer);
    if (scrolling.delays()) {
      timer = setTimeout(show, SCROLLING_MS);
      return;
    }
    const elements = inUse.elements();
    const ready = takeReady(waiting, store, elements);
    notice.update(waiting.size > 0);
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
      notice.stop();
      scrolling.stop();
      waiting.clear();
      announcer.stop();
      inUse.stop();
    },
  };
}
