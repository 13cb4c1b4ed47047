import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from 'still-live/store';

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

const neverChanges = (): (() => void) => () => undefined;

/**
 * A value that only the browser knows and that stays, such as the day. While hydrating, it is the value of the export.
 */
export function useBrowserValue<Value extends string | boolean>(
  now: () => Value,
  inExport: () => Value,
): Value {
  return useSyncExternalStore(neverChanges, now, inExport);
}
