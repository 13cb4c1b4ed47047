import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useStoreValue } from 'still-live/react/use-store-value';
import type { PreviewState } from 'still-live/browser/preview/preview-state';
import { createStore, type Store } from 'still-live/store';

export const PreviewStateContext = createContext<Store<PreviewState>>(createStore<PreviewState>({}));

/** Returns one value of the preview's state. Renders again when it changes. */
export function usePreviewState<K extends keyof PreviewState>(name: K): PreviewState[K] | undefined {
  return useStoreValue(useContext(PreviewStateContext), name);
}

/** By the clock of the database, and again every minute, so that words such as “di domani” stay correct. */
export function useNow(): number {
  const offset = usePreviewState('clockOffset') ?? 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
}

export function useTrees(): readonly [draft: unknown, published: unknown] {
  const [draft, published] = [usePreviewState('draftTree'), usePreviewState('publishedTree')];
  return useMemo(() => [draft, published], [draft, published]);
}
