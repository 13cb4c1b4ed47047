import { useEffect } from 'react';
import type { SiteData } from '@/lib/content/site-data';
import { routeId } from '@/lib/route/route';
import { useRoute } from './use-route';

/**
 * Sets the canonical address of the document to the real path of the shown screen: browsers and phones use it
 * when a visitor shares the page. For a screen without a real path it is the address of the site.
 */
export function useCanonical({ paths, settings }: SiteData): void {
  const route = routeId(useRoute());
  const path = paths && Object.hasOwn(paths, route) ? paths[route] : undefined;
  useEffect(() => {
    const link = document.querySelector('link[rel="canonical"]');
    link?.setAttribute('href', `${settings.siteUrl}${path ?? '/'}`);
  }, [path, settings.siteUrl]);
}
