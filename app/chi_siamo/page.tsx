import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { metadataAt, PlainPage } from '../plain-page';

const PATH = '/chi_siamo/';

/** The metadata for search engines and link previews. */
export function generateMetadata(): Promise<Metadata> {
  return metadataAt(PATH);
}

/** The page of the screen. */
export default function Page(): ReactNode {
  return <PlainPage path={PATH} />;
}
