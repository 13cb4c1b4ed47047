import type { MetadataRoute } from 'next';
import { readSiteData } from './site-data';

/** Written once, with the export. */
export const dynamic = 'force-static';

/** `robots.txt`: everything may be read; drafts say `noindex` themselves, which a crawler must be able to see. */
export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = readSiteData().settings;
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` };
}
