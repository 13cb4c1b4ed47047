import { createContext, type ReactNode, useContext } from 'react';
import { useStoreValue } from '@/components/kit/use-store-value';
import type { RecordPath, Records } from '@/lib/content/records';
import { createStore, type Store } from '@/lib/store/store';

/** The store of the content that is shown: published, or the draft in preview. */
export const RecordStoreContext = createContext<Store<Records>>(createStore<Records>({}));

/** Returns the current value of a record; `undefined` until it is read. Renders again when it changes. */
export function useRecord<P extends RecordPath>(path: P): Records[P] | undefined {
  return useStoreValue(useContext(RecordStoreContext), path);
}

/**
 * Provides the function that renders the placeholder of a screen whose records have not arrived; its argument
 * is the id of the screen. Only the preview provides one: the published site has all records from the start.
 */
export const PendingScreenContext = createContext<((id: string) => ReactNode) | undefined>(undefined);

/** The control that pauses live updates, for the footer; empty until there is a connection. */
export interface LiveControlSlot {
  readonly control: ReactNode;
}

/** A store: a context that changes would hydrate every screen ({@link HydratedWhenShown}). */
export const LiveControlContext = createContext<Store<LiveControlSlot>>(createStore<LiveControlSlot>({}));
