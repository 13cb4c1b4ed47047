import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SITE_ELEMENT_ID } from 'still-live/html/site-element';
import { AppShellDocument } from './document';
import { appShellMetadata } from './page-metadata';
import { readExportData } from './export-data';
import { SiteInDevelopment, SiteWithData } from './site-with-data';
import { appShellStructure, StructuredData } from './structured-data';

export function generateMetadata(): Metadata {
  return appShellMetadata(readExportData());
}

export default function Page(): ReactNode {
  const data = readExportData();
  return (
    <AppShellDocument>
      <div id={SITE_ELEMENT_ID}>
        {process.env.NODE_ENV === 'production' ? <SiteWithData /> : <SiteInDevelopment data={data} />}
      </div>
      <StructuredData graph={appShellStructure(data)} />
    </AppShellDocument>
  );
}
