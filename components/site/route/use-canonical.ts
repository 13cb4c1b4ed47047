import { useEffect } from 'react';
import type { SiteData } from '@/lib/content/site-data';
import { routeId } from '@/lib/route/route';
import { useRoute } from './use-route';

/**
 * Keeps the canonical address of the document at the real path of the shown screen: browsers and phones use
 * it when a visitor shares the page. A screen without a real path has the address of the site.
 */
export function useCanonical({ paths, settings }: SiteData): void {
  const route = routeId(useRoute());
  const path = paths && Object.hasOwn(paths, route) ? paths[route] : undefined;
  useEffect(() => {
    const link = document.querySelector('link[rel="canonical"]');
    link?.setAttribute('href', `${settings.siteUrl}${path ?? '/'}`);
  }, [path, settings.siteUrl]);
}
