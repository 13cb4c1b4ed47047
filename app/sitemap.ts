import type { MetadataRoute } from 'next';
import { readExportData } from './export-data';

export const dynamic = 'force-static';

/** `sitemap.xml`: the app shell and all pages, each with the time of its last change. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { home, pages, settings } = readExportData();
  return [{ path: '/', changed: home.changed }, ...pages].map(({ path, changed }) => ({
    url: `${settings.siteUrl}${path}`,
    lastModified: changed,
  }));
}
