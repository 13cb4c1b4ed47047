import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Site } from '@/components/site/site';
import { SITE_ELEMENT_ID } from '@/lib/html/site-element';
import { EntryDocument } from './document';
import { entryMetadata } from './page-metadata';
import { writtenSiteData } from './site-data';
import { SnapshotSite } from './snapshot';
import { entryStructure, StructuredData } from './structured-data';

export async function generateMetadata(): Promise<Metadata> {
  return entryMetadata(await writtenSiteData());
}

export default async function Page(): Promise<ReactNode> {
  const data = await writtenSiteData();
  return (
    <EntryDocument>
      <div id={SITE_ELEMENT_ID}>
        {process.env.NODE_ENV === 'production' ? <SnapshotSite /> : <Site data={data} />}
      </div>
      <StructuredData graph={entryStructure(data)} />
    </EntryDocument>
  );
}
