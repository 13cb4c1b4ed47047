import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from '@/lib/store/store';

/**
 * Returns the current value of a key and renders again when it changes. While hydrating it returns the
 * initial value, which the export was rendered from, even when a newer one has arrived.
 */
export function useStoreValue<Values extends object, K extends keyof Values>(
  store: Store<Values>,
  key: K,
): Values[K] | undefined {
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(key),
    () => store.initial(key),
  );
}
