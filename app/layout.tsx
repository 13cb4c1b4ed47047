import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/styles/global.scss';
import { earlyScript } from './early-script';

/** The viewport, and the colour of the browser's own bars. */
export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#FBF6EF' };

/** The document: language, fonts, and the inline script that marks the route before the body is parsed. */
export default function RootLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <html lang="it" suppressHydrationWarning>
      <head>
        <script id="early" dangerouslySetInnerHTML={{ __html: earlyScript() }} suppressHydrationWarning />
      </head>
      <body>{children}</body>
    </html>
  );
}
