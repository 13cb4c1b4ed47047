import { hasTabMark, setTabMark } from '@/lib/browser/enhance/tab-mark';
import { createBufferedStore, type LiveState } from '@/lib/browser/live/reading/buffered-store';
import { createStore } from '@/lib/store/store';
import { type LiveOptions, startLive } from './start-live';

/** The mark of a tab in which the visitor has paused live updates. */
const PAUSED = 'live-updates';

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
  const store = createBufferedStore({ store: options.store, commit, state });
  let stopLive: (() => void) | undefined;
  const onConnection = (isConnected: boolean): void => state.set('isConnected', isConnected);
  function connect(): void {
    if (state.get('isPaused') !== true) stopLive ??= startLive({ ...options, store, onConnection });
  }
  connect();
  return {
    state,
    /** The choice is stored for this tab. */
    toggle: (): void => {
      const isPaused = state.get('isPaused') !== true;
      state.set('isPaused', isPaused);
      setTabMark(PAUSED, isPaused);
      connect();
    },
    stop: (): void => {
      stopLive?.();
      store.stop();
    },
  };
}
