import type { MetadataRoute } from 'next';
import { colours, language, name as SITE_NAME } from '@/brand/brand';
import { writtenExportData } from 'still-live/next/export-data';

export const dynamic = 'force-static';

/** `manifest.webmanifest`: name and icons for a home screen. The site still opens in the browser. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  return {
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: (await writtenExportData()).home.description,
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
