import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SITE_ELEMENT_ID } from 'still-live/html/site-element';
import { EntryDocument } from './document';
import { entryMetadata } from './page-metadata';
import { writtenExportData } from './export-data';
import { SiteInDevelopment, SiteWithData } from './site-with-data';
import { entryStructure, StructuredData } from './structured-data';

export async function generateMetadata(): Promise<Metadata> {
  return entryMetadata(await writtenExportData());
}

export default async function Page(): Promise<ReactNode> {
  const data = await writtenExportData();
  return (
    <EntryDocument>
      <div id={SITE_ELEMENT_ID}>
        {process.env.NODE_ENV === 'production' ? <SiteWithData /> : <SiteInDevelopment data={data} />}
      </div>
      <StructuredData graph={entryStructure(data)} />
    </EntryDocument>
  );
}
