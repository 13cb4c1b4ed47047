import type { MetadataRoute } from 'next';
import { declared } from 'still-live/declaration';
import { readExportData } from './export-data';
import { language } from './page-metadata';

/* What a site has beside its pages. Next makes each from a file of `app/`, which exports one of these. */

/** Makes `sitemap.xml`: the app shell and all pages, each with the time of its last change. */
export function sitemap(): MetadataRoute.Sitemap {
  const { home, pages, settings } = readExportData();
  return [{ path: '/', changed: home.changed }, ...pages].map(({ path, changed }) => ({
    url: `${settings.siteUrl}${path}`,
    lastModified: changed,
  }));
}

/** Makes `robots.txt`: crawlers may read everything. Drafts have `noindex`, which crawlers must be able to read. */
export function robots(): MetadataRoute.Robots {
  const { siteUrl } = readExportData().settings;
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` };
}

/** Makes `manifest.webmanifest`: name and icons for a home screen. The site still opens in the browser. */
export function manifest(): MetadataRoute.Manifest {
  const { name, colours } = declared('brand');
  return {
    name,
    short_name: name,
    description: readExportData().home.description,
    lang: language(),
    start_url: '/',
    display: 'browser',
    theme_color: colours.paper,
    background_color: colours.paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
