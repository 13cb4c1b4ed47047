import type { Records } from '@/lib/content/records';
import type { Store } from '@/lib/store/store';

/** Name of the user-timing mark that is set when a live update has changed the page. */
export const LIVE_UPDATE_MARK = 'live-update';

/** Each update sets a performance mark, so that its layout shifts are counted separately (`CLS_LIVE`). */
export function withLiveMarks(store: Store<Records>): Store<Records> {
  return {
    ...store,
    set: (path, value) => {
      performance.mark(LIVE_UPDATE_MARK);
      store.set(path, value);
    },
  };
}
