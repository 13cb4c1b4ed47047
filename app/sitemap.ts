import type { MetadataRoute } from 'next';
import { writtenExportData } from 'still-live/next/export-data';

export const dynamic = 'force-static';

/** `sitemap.xml`: the app shell and all pages, each with the time of its last change. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { home, pages, settings } = await writtenExportData();
  return [{ path: '/', changed: home.changed }, ...pages].map(({ path, changed }) => ({
    url: `${settings.siteUrl}${path}`,
    lastModified: changed,
  }));
}
