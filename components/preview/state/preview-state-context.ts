import { createContext, useContext } from 'react';
import { useStoreValue } from '@/components/kit/store/use-store-value';
import type { PreviewState } from '@/lib/browser/preview/preview-state';
import type { Difference } from '@/lib/content/changes/differences';
import { createStore, type Store } from '@/lib/store/store';

/** The store with the state of the preview. */
export const PreviewStateContext = createContext<Store<PreviewState>>(createStore<PreviewState>({}));

/** Returns one value of the preview's state; `undefined` until it is set. Renders again when it changes. */
export function usePreviewState<K extends keyof PreviewState>(name: K): PreviewState[K] | undefined {
  return useStoreValue(useContext(PreviewStateContext), name);
}

/** The differences between draft and published content; `undefined` until both have arrived. */
export const ChangesContext = createContext<readonly Difference[] | undefined>(undefined);
