import { useMemo } from 'react';
import { useFact } from './facts-context';

/** The raw content of the draft and of what is published, in this order: where the titles of entries are looked up. */
export function useTrees(): readonly unknown[] {
  const [draft, published] = [useFact('draftTree'), useFact('publishedTree')];
  return useMemo(() => [draft, published], [draft, published]);
}
