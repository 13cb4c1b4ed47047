import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { PreviewFacts } from '@/lib/browser/preview/preview-facts';
import { createStore, type Store } from '@/lib/store/store';

/** What the preview knows; its root gives the store. */
export const FactsContext = createContext<Store<PreviewFacts>>(createStore<PreviewFacts>({}));

/** One fact of a preview, as it is now; renders again when it changes. `undefined`: not known yet. */
export function useFactOf<K extends keyof PreviewFacts>(
  facts: Store<PreviewFacts>,
  name: K,
): PreviewFacts[K] | undefined {
  const subscribe = useCallback((listener: () => void) => facts.subscribe(name, listener), [facts, name]);
  const get = (): PreviewFacts[K] | undefined => facts.get(name);
  return useSyncExternalStore(subscribe, get, get);
}

/** One fact of the preview around. */
export function useFact<K extends keyof PreviewFacts>(name: K): PreviewFacts[K] | undefined {
  return useFactOf(useContext(FactsContext), name);
}
