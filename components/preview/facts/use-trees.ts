import { useMemo } from 'react';
import { useFact } from './facts-context';

/**
 * Returns the raw draft and the raw published content, in this order; titles of entries are looked up in
 * them.
 */
export function useTrees(): readonly unknown[] {
  const [draft, published] = [useFact('draftTree'), useFact('publishedTree')];
  return useMemo(() => [draft, published], [draft, published]);
}
