import type { MetadataRoute } from 'next';
import { colours, language, name as SITE_NAME } from '@/brand/brand';
import { readExportData } from './export-data';

export const dynamic = 'force-static';

/** `manifest.webmanifest`: name and icons for a home screen. The site still opens in the browser. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: readExportData().home.description,
    lang: language,
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
