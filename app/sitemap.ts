import type { MetadataRoute } from 'next';
import { readSiteData } from './site-data';
import { sharingPicture } from './site-metadata';

/** Written once, with the export. */
export const dynamic = 'force-static';

/** `sitemap.xml`: the one page (addresses after a `#` are the same page to a search engine) and its picture. */
export default function sitemap(): MetadataRoute.Sitemap {
  const data = readSiteData();
  const picture = sharingPicture(data);
  return [{ url: `${data.settings.siteUrl}/`, ...(picture && { images: [picture.url] }) }];
}
