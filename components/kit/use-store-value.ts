import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from '@/lib/store/store';

/** Follows a key. While hydrating it is the initial value, which the export was rendered from. */
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
