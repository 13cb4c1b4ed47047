import type { MetadataRoute } from 'next';
import { writtenExportData } from 'still-live/next/export-data';

export const dynamic = 'force-static';

/** `robots.txt`: crawlers may read everything. Drafts have `noindex`, which crawlers must be able to read. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { siteUrl } = (await writtenExportData()).settings;
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` };
}
