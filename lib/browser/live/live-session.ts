import { createStore, type Store } from '@/lib/store/store';
import { createBufferedStore } from './reading/buffered-store';
import { isPausedInTab, rememberPause } from './reading/pause-memory';
import { type LiveOptions, startLive } from './start-live';

/**
 * How long an announcement stays, in milliseconds: long enough to be spoken, gone when somebody looks for it
 * later.
 */
const ANNOUNCEMENT_MS = 5_000;

/** What a visitor sees of the live updates. */
interface LiveState {
  isPaused: boolean;
  /** What is announced now; empty most of the time. */
  announcement: string;
}

/** The live updates of a page, and the visitor's hold on them. */
export interface LiveSession {
  readonly state: Store<LiveState>;
  /**
   * Pauses the updates, or lets them go on with all that has changed. The choice is remembered for the tab.
   */
  readonly toggle: () => void;
  readonly stop: () => void;
}

type SessionOptions = LiveOptions & {
  /** Runs a change of the store and brings the page up to date before it returns. */
  readonly commit: (change: () => void) => void;
};

/**
 * Makes the page live, unless the visitor paused it in this tab: then it is not even attached to the database
 * until they let it go on.
 */
export function startLiveSession({ commit, ...options }: SessionOptions): LiveSession {
  const state = createStore<LiveState>({ isPaused: isPausedInTab(), announcement: '' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  function announce(): void {
    state.set('announcement', 'Il testo di questa pagina è stato aggiornato.');
    clearTimeout(timer);
    timer = setTimeout(() => state.set('announcement', ''), ANNOUNCEMENT_MS);
  }
  const store = createBufferedStore({ store: options.store, commit, announce });
  let stopLive: (() => void) | undefined;

  function apply(): void {
    const isPaused = state.get('isPaused') === true;
    store.setPaused(isPaused);
    if (!isPaused) stopLive ??= startLive({ ...options, store });
  }
  apply();
  return {
    state,
    toggle: () => {
      const isPaused = state.get('isPaused') !== true;
      state.set('isPaused', isPaused);
      rememberPause(isPaused);
      apply();
    },
    stop: () => {
      clearTimeout(timer);
      stopLive?.();
      store.stop();
    },
  };
}
