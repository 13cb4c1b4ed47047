import { useEffect } from 'react';
import type { SiteData } from '@/lib/content/site-data';
import { routeId } from '@/lib/route/route';
import { useRoute } from './use-route';

/**
 * Keeps the canonical address of the document at the real path of the screen that is shown: what browsers and phones hand out when a visitor
 * shares the page or copies its link. Takes what the page was made from. A screen without a path of its own is shared as the site.
 */
export function useCanonical({ paths, settings }: SiteData): void {
  const route = routeId(useRoute());
  const path = paths && Object.hasOwn(paths, route) ? paths[route] : undefined;
  useEffect(() => {
    const link = document.querySelector('link[rel="canonical"]');
    link?.setAttribute('href', `${settings.siteUrl}${path ?? '/'}`);
  }, [path, settings.siteUrl]);
}
