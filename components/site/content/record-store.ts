import { createContext, type ReactNode, useContext } from 'react';
import { useStoreValue } from '@/components/kit/use-store-value';
import type { RecordPath, Records } from '@/lib/content/schema/records';
import { createStore, type Store } from '@/lib/store';

/** The store of the content that is shown: published, or the draft in preview. */
export const RecordStoreContext = createContext<Store<Records>>(createStore<Records>({}));

/** Returns the current value of a record; `undefined` until it is read. Renders again when it changes. */
export function useRecord<P extends RecordPath>(path: P): Records[P] | undefined {
  return useStoreValue(useContext(RecordStoreContext), path);
}

/**
 * The control that pauses live updates, for the footer; empty until there is a connection. Not a context: one that
 * changes would hydrate every screen ({@link HydratedWhenShown}).
 */
export const liveControl = createStore<{ readonly element: ReactNode }>({});
