import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { UnknownAddress } from 'still-live/react/page-list';
import { wording } from '@/lib/site/wording';
import { StaticPageDocument } from 'still-live/next/document';
import { namedMetadata } from 'still-live/next/page-metadata';
import { StaticSiteWithData } from './site-with-data';

/** The metadata. Next keeps the page out of search engines. */
export function generateMetadata(): Promise<Metadata> {
  return namedMetadata(wording.screens.unknown, wording.unknownAddress, undefined);
}

export default function NotFound(): ReactNode {
  return (
    <StaticPageDocument>
      <StaticSiteWithData>
        <UnknownAddress />
      </StaticSiteWithData>
    </StaticPageDocument>
  );
}
