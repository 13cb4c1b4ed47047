import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { RecordPath, Records } from '@/lib/content/records';
import { createStore, type Store } from '@/lib/store/store';

/** The store of the content that is shown: published, or the draft in preview. */
export const RecordStoreContext = createContext<Store<Records>>(createStore<Records>({}));

/**
 * The current value of a record; renders again when it changes. While hydrating it is the value the export was
 * rendered from, even if a newer one has arrived. `undefined`: not read yet.
 */
export function useRecord<P extends RecordPath>(path: P): Records[P] | undefined {
  const store = useContext(RecordStoreContext);
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(path),
    () => store.initial(path),
  );
}
