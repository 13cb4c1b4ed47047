import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { colours } from '@/brand/brand';
import '@/.snapshot/brand.css';
import '@/styles/global.scss';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: colours.paper };

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

/** The pages write their document themselves (`packages/still-live/next/document.tsx`), because the app shell has another script than the others. */
export default function RootLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
