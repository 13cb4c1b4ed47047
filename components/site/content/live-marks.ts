import type { Records } from '@/lib/content/records';
import type { Store } from '@/lib/store/store';
import { LIVE_UPDATE_MARK } from '@/lib/browser/vitals/live-update-mark';

/**
 * A store that marks the time of each live update, so that layout shifts it causes are counted apart (`CLS_LIVE`). Takes the store; gives
 * one that writes through to it.
 */
export function withLiveMarks(store: Store<Records>): Store<Records> {
  return {
    ...store,
    set: (path, value) => {
      performance.mark(LIVE_UPDATE_MARK);
      store.set(path, value);
    },
  };
}
