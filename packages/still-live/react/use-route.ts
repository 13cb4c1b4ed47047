import { startTransition, useEffect, useMemo, useState } from 'react';
import { usePage } from './page';
import { useBrowserValue } from './use-store-value';
import { enhance } from 'still-live/browser/inline/enhance';
import type { SiteData } from 'still-live/content/site-data';
import { currentHash, routeOfHash, subscribeHash } from 'still-live/route/hash-location';
import { homeRoute, type Route, routeId } from 'still-live/route/route';

// While React hydrates, it asks for the value of the export.
const isDone = (): boolean => false;
const isUnderWay = (): boolean => true;

/**
 * Returns `undefined` while hydrating, because the export is the same for all routes. It changes in a transition: React
 * renders in pieces what the browser has shown already.
 */
export function useAddressRoute(): Route | undefined {
  const hydrates = useBrowserValue(isDone, isUnderWay);
  const [hash, setHash] = useState(() => (hydrates ? undefined : currentHash()));
  useEffect(() => {
    const follow = (): void => startTransition(() => setHash(currentHash()));
    follow();
    return subscribeHash(follow);
  }, []);
  return useMemo(() => (hash === undefined ? undefined : routeOfHash(hash)), [hash]);
}

/** Returns Home while hydrating, because the export was rendered with it. */
export function useRoute(): Route {
  return useAddressRoute() ?? homeRoute();
}

/**
 * Keeps the title of the document up to date. The inline script does everything else that belongs to a change of route
 * (`packages/still-live/browser/inline/`).
 */
export function useTitle(title: string): void {
  const { titlePrefix = '' } = usePage();
  const prefixed = `${titlePrefix}${title}`;
  useEffect(() => {
    enhance('title', () => {
      document.title = prefixed;
    });
  }, [prefixed]);
}

/**
 * Sets the canonical address of the document to the real path of the shown screen, which browsers and phones use when a
 * visitor shares the page. For a screen without a real path it is the address of the site.
 */
export function useCanonical({ paths, settings }: SiteData): void {
  const route = routeId(useRoute());
  const path = paths && Object.hasOwn(paths, route) ? paths[route] : undefined;
  useEffect(() => {
    const link = document.querySelector('link[rel="canonical"]');
    link?.setAttribute('href', `${settings.siteUrl}${path ?? '/'}`);
  }, [path, settings.siteUrl]);
}
