'use client';
import './whole';
import './components';
import './chunks';
import type { ComponentProps, ReactNode } from 'react';
import { readExportData } from 'still-live/next/export-data';
import { StaticSite } from 'still-live/react/static-site';
import { Site } from 'still-live/react/site';

/*
 * What Next renders for the export reads its data itself: Next would write data from a server component into the page a
 * second time, for its own client, and the build would have to parse and remove them.
 */

export function SiteInDevelopment(props: ComponentProps<typeof Site>): ReactNode {
  return <Site {...props} />;
}

export function SiteWithData(): ReactNode {
  return <Site data={readExportData()} />;
}

export function StaticSiteWithData(props: Omit<ComponentProps<typeof StaticSite>, 'data'>): ReactNode {
  return <StaticSite data={readExportData()} {...props} />;
}
