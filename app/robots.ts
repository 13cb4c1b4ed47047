import type { MetadataRoute } from 'next';
import { readExportData } from './export-data';

export const dynamic = 'force-static';

/** `robots.txt`: crawlers may read everything. Drafts have `noindex`, which crawlers must be able to read. */
export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = readExportData().settings;
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` };
}
