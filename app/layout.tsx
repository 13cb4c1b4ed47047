import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/styles/global.scss';
import { earlyScript } from './early-script';
import { writtenSiteData } from './site-data';

/** The viewport, and the colour of the browser's own bars. */
export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#FBF6EF' };

/** The document: language, fonts, and the inline script that marks the route before the body is parsed. */
export default async function RootLayout({ children }: { readonly children: ReactNode }): Promise<ReactNode> {
  // The script is bundled before the data are written.
  await writtenSiteData();
  return (
    <html lang="it" suppressHydrationWarning>
      <head>
        <script id="early" dangerouslySetInnerHTML={{ __html: earlyScript() }} suppressHydrationWarning />
      </head>
      <body>{children}</body>
    </html>
  );
}
