import { useMemo, useSyncExternalStore } from 'react';
import { currentHash, subscribeHash } from '@/lib/route/hash-location';
import { parseRoute, type Route } from '@/lib/route/route';

const HASH_OF_EXPORT = '';

/** Returns the route of the address; Home while hydrating, because the export was rendered with it. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribeHash, currentHash, () => HASH_OF_EXPORT);
  return useMemo(() => parseRoute(hash), [hash]);
}
