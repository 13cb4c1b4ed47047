import { hasTabMark, setTabMark } from '@/lib/browser/enhance/tab-mark';
import { createBufferedStore } from '@/lib/browser/live/reading/buffered-store';
import { createStore } from '@/lib/store/store';
import { wording } from '@/lib/wording/wording';
import { type LiveOptions, startLive } from './start-live';

/** The mark of a tab in which the visitor has paused live updates. */
const PAUSED = 'live-updates';

/** A screen reader has time to read it, and who explores the page later does not find an old message. */
const ANNOUNCEMENT_MS = 5_000;

interface LiveState {
  isPaused: boolean;
  isConnected: boolean;
  /** Whether a newer text waits until the visitor no longer uses a block. */
  isWaiting: boolean;
  /** The current text for screen readers; empty when there is nothing to announce. */
  announcement: string;
}

export type LiveSession = ReturnType<typeof startLiveSession>;

type SessionOptions = LiveOptions & {
  /** Runs a change of the store, and returns after the page is rendered. */
  readonly commit: (change: () => void) => void;
};

/** If the visitor has paused the updates in this tab, it connects only when they are resumed. */
export function startLiveSession({ commit, ...options }: SessionOptions) {
  const state = createStore<LiveState>({
    isPaused: hasTabMark(PAUSED),
    isConnected: true,
    isWaiting: false,
    announcement: '',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  function announce(): void {
    state.set('announcement', wording.live.changed);
    clearTimeout(timer);
    timer = setTimeout(() => state.set('announcement', ''), ANNOUNCEMENT_MS);
  }
  const store = createBufferedStore({
    store: options.store,
    commit,
    announce,
    tellWaiting: (isWaiting) => state.set('isWaiting', isWaiting),
  });
  let stopLive: (() => void) | undefined;

  function onConnection(isConnected: boolean): void {
    state.set('isConnected', isConnected);
  }
  function apply(): void {
    const isPaused = state.get('isPaused') === true;
    store.setPaused(isPaused);
    if (!isPaused) stopLive ??= startLive({ ...options, store, onConnection });
  }
  apply();
  return {
    state,
    /** The choice is stored for this tab. */
    toggle: (): void => {
      const isPaused = state.get('isPaused') !== true;
      state.set('isPaused', isPaused);
      setTabMark(PAUSED, isPaused);
      apply();
    },
    stop: (): void => {
      clearTimeout(timer);
      stopLive?.();
      store.stop();
    },
  };
}
