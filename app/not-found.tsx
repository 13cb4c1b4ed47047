import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { UnknownAddress } from '@/components/site/page-list';
import { wording } from '@/lib/site/wording';
import { StaticPageDocument } from './document';
import { namedMetadata } from './page-metadata';
import { StaticSiteWithData } from './site-with-data';

/** The metadata. Next keeps the page out of search engines. */
export function generateMetadata(): Metadata {
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
