import { isKeptInTab, keepInTab } from 'still-live/browser/enhance/tab-memory';
import { createBufferedStore, type LiveState } from 'still-live/browser/live/readers/buffered-store';
import { createStore } from 'still-live/store';
import { type LiveOptions, followContent } from './follow-content';

// Kept in a tab in which the visitor has paused live updates.
const PAUSED = 'live-updates';

export type LiveSession = ReturnType<typeof startLiveSession>;

type SessionOptions = LiveOptions & {
  readonly commit: (change: () => void) => void;
};

/** If the visitor has paused the updates in this tab, it connects only when they are resumed. */
export function startLiveSession({ commit, ...options }: SessionOptions) {
  const state = createStore<LiveState>({
    isPaused: isKeptInTab(PAUSED),
    isConnected: true,
    isWaiting: false,
    announcement: '',
  });
  const store = createBufferedStore({ store: options.store, commit, state });
  let stopLive: (() => void) | undefined;
  const onConnection = (isConnected: boolean): void => state.set('isConnected', isConnected);
  function connect(): void {
    if (state.get('isPaused') !== true) stopLive ??= followContent({ ...options, store, onConnection });
  }
  connect();
  return {
    state,
    // The choice is stored for this tab.
    toggle: (): void => {
      const isPaused = state.get('isPaused') !== true;
      state.set('isPaused', isPaused);
      keepInTab(PAUSED, isPaused);
      connect();
    },
    stop: (): void => {
      stopLive?.();
      store.stop();
    },
  };
}
