import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Site } from '@/components/site/site';
import { SITE_ELEMENT_ID } from '@/lib/html/site-element';
import { writtenSiteData } from './site-data';
import { siteMetadata } from './site-metadata';
import { SnapshotSite } from './snapshot-site';
import { StructuredData } from './structured-data';

/** The metadata for search engines and link previews. */
export async function generateMetadata(): Promise<Metadata> {
  return siteMetadata(await writtenSiteData());
}

/** The page, with every screen of the site, from the snapshot. */
export default async function Page(): Promise<ReactNode> {
  const data = await writtenSiteData();
  return (
    <>
      <div id={SITE_ELEMENT_ID}>
        {process.env.NODE_ENV === 'production' ? <SnapshotSite /> : <Site data={data} />}
      </div>
      <StructuredData data={data} />
    </>
  );
}
