import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { name as SITE_NAME } from '@/brand/brand';
import { PageMap } from '@/components/site/page-list';
import { MAP_PATH } from 'still-live/content/site-data';
import { wording } from '@/lib/site/wording';
import { StaticPageDocument } from '../document';
import { namedMetadata } from '../page-metadata';
import { StaticSiteWithData } from '../site-with-data';

export function generateMetadata(): Metadata {
  return namedMetadata(wording.screens.map, wording.mapOf(SITE_NAME), MAP_PATH);
}

export default function Page(): ReactNode {
  return (
    <StaticPageDocument>
      <StaticSiteWithData>
        <PageMap />
      </StaticSiteWithData>
    </StaticPageDocument>
  );
}
