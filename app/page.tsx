import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Site } from '@/components/site/site';
import { SITE_ELEMENT_ID } from '@/lib/html/site-element';
import { readSiteData } from './site-data';
import { siteMetadata } from './site-metadata';
import { SnapshotSite } from './snapshot-site';
import { StructuredData } from './structured-data';

/** The metadata for search engines and link previews. */
export function generateMetadata(): Metadata {
  return siteMetadata(readSiteData());
}

/** The page, with every screen of the site, from the snapshot. */
export default function Page(): ReactNode {
  const data = readSiteData();
  return (
    <>
      <div id={SITE_ELEMENT_ID}>
        {process.env.NODE_ENV === 'production' ? <SnapshotSite /> : <Site data={data} />}
      </div>
      <StructuredData data={data} />
    </>
  );
}
