import { useMemo } from 'react';
import { usePreviewState } from './preview-state-context';

/**
 * Returns the raw draft and the raw published content, in this order; titles of entries are looked up in
 * them.
 */
export function useTrees(): readonly unknown[] {
  const [draft, published] = [usePreviewState('draftTree'), usePreviewState('publishedTree')];
  return useMemo(() => [draft, published], [draft, published]);
}
