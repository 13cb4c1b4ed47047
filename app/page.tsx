import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SITE_ELEMENT_ID } from 'still-live/html/site-element';
import { AppShellDocument } from 'still-live/next/document';
import { appShellMetadata } from 'still-live/next/page-metadata';
import { writtenExportData } from 'still-live/next/export-data';
import { SiteInDevelopment, SiteWithData } from './site-with-data';
import { appShellStructure, StructuredData } from 'still-live/next/structured-data';

export async function generateMetadata(): Promise<Metadata> {
  return appShellMetadata(await writtenExportData());
}

export default async function Page(): Promise<ReactNode> {
  const data = await writtenExportData();
  return (
    <AppShellDocument>
      <div id={SITE_ELEMENT_ID}>
        {process.env.NODE_ENV === 'production' ? <SiteWithData /> : <SiteInDevelopment data={data} />}
      </div>
      <StructuredData graph={appShellStructure(data)} />
    </AppShellDocument>
  );
}
