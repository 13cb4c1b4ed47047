import type { MetadataRoute } from 'next';
import { readSiteData } from './site-data';

/** Part of the static export. */
export const dynamic = 'force-static';

/** `robots.txt`: crawlers may read everything. Drafts have `noindex`, which crawlers must be able to read. */
export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = readSiteData().settings;
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` };
}
