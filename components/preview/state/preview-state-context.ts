import { createContext, useContext } from 'react';
import { useStoreValue } from '@/components/kit/store/use-store-value';
import type { PreviewState } from '@/lib/browser/preview/preview-state';
import type { Difference } from '@/lib/content/changes/differences';
import { createStore, type Store } from '@/lib/store/store';

/** The store of what the preview knows. */
export const PreviewStateContext = createContext<Store<PreviewState>>(createStore<PreviewState>({}));

/** Returns one fact of the preview; `undefined` until it is known. Renders again when it changes. */
export function usePreviewState<K extends keyof PreviewState>(name: K): PreviewState[K] | undefined {
  return useStoreValue(useContext(PreviewStateContext), name);
}

/** The differences between draft and published content; `undefined` until both have arrived. */
export const ChangesContext = createContext<readonly Difference[] | undefined>(undefined);
