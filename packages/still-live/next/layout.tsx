import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { declared } from 'still-live/declaration';

export function generateViewport(): Viewport {
  return { width: 'device-width', initialScale: 1, themeColor: declared('colours').paper };
}

/** A build draws them from the sign of the brand (packages/still-live/build/brand/icons.ts). */
export const icons: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

/** The pages write their document themselves (document.tsx): the app shell has another script than the others. */
export function RootLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
