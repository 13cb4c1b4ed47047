import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { colours } from '@/brand/brand';
import '@/.snapshot/brand.css';
import '@/styles/global.scss';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: colours.paper };

export const metadata = { icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' } };

export default function RootLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
