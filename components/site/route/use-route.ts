import { useMemo, useSyncExternalStore } from 'react';
import { currentHash, subscribeHash } from '@/lib/route/hash-location';
import { parseRoute, type Route } from '@/lib/route/route';

/** The route with which the export was rendered. */
export const ROUTE_OF_EXPORT = parseRoute('');

/**
 * Returns the route of the address; `undefined` while hydrating, because the export is the same for all
 * routes.
 */
export function useAddressRoute(): Route | undefined {
  const hash = useSyncExternalStore<string | undefined>(subscribeHash, currentHash, () => undefined);
  return useMemo(() => (hash === undefined ? undefined : parseRoute(hash)), [hash]);
}

/** Returns the route of the address; Home while hydrating. */
export function useRoute(): Route {
  return useAddressRoute() ?? ROUTE_OF_EXPORT;
}
