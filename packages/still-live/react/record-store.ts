import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { useStoreValue } from './use-store-value';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import { createStore, type Store } from 'still-live/store';

export const RecordStoreContext = createContext<Store<Records>>(createStore<Records>({}));

/** Returns the current value of a record; `undefined` until it is read. Renders again when it changes. */
export function useRecord<P extends RecordPath>(path: P): Records[P] | undefined {
  return useStoreValue(useContext(RecordStoreContext), path);
}

function cached(read: (path: RecordPath) => unknown, paths: readonly RecordPath[]): () => readonly unknown[] {
  let last: readonly unknown[] | undefined;
  return () => {
    const values = paths.map(read);
    if (last === undefined || values.some((value, index) => value !== last?.[index])) last = values;
    return last;
  };
}

/** Follows several records. Give it the same array each time: another one subscribes anew. */
export function useRecords(paths: readonly RecordPath[]): readonly unknown[] {
  const store = useContext(RecordStoreContext);
  const [subscribe, get, initial] = useMemo(() => {
    const all = (listener: () => void): (() => void) => {
      const undo = paths.map((path) => store.subscribe(path, listener));
      return () => undo.forEach((unsubscribe) => unsubscribe());
    };
    return [all, cached(store.get, paths), cached(store.initial, paths)] as const;
  }, [store, paths]);
  return useSyncExternalStore(subscribe, get, initial);
}

/**
 * The control that pauses live updates, for the footer; empty until there is a connection. It is not a context, because
 * a context that changes would hydrate every screen ({@link HydratedWhenShown}).
 */
export const liveControl = createStore<{ readonly element: ReactNode }>({});
