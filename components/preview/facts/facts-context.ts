import { createContext, useContext } from 'react';
import { useStoreValue } from '@/components/kit/store/use-store-value';
import type { PreviewFacts } from '@/lib/browser/preview/preview-facts';
import type { Difference } from '@/lib/content/changes/differences';
import { createStore, type Store } from '@/lib/store/store';

/** The store of what the preview knows. */
export const FactsContext = createContext<Store<PreviewFacts>>(createStore<PreviewFacts>({}));

/** Returns one fact of the preview; `undefined` until it is known. Renders again when it changes. */
export function useFact<K extends keyof PreviewFacts>(name: K): PreviewFacts[K] | undefined {
  return useStoreValue(useContext(FactsContext), name);
}

/** The differences between draft and published content; `undefined` until both have arrived. */
export const ChangesContext = createContext<readonly Difference[] | undefined>(undefined);
