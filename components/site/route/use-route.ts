import { useMemo, useSyncExternalStore } from 'react';
import { currentHash, subscribeHash } from '@/lib/route/hash-location';
import { parseRoute, type Route } from '@/lib/route/route';

const HASH_OF_EXPORT = '';

/** The route of the address; Home while hydrating, which is what the export was rendered with. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribeHash, currentHash, () => HASH_OF_EXPORT);
  return useMemo(() => parseRoute(hash), [hash]);
}
