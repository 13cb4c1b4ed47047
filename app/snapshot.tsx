'use client';
import type { ComponentProps, ReactNode } from 'react';
import { PlainSite } from '@/components/site/plain-site';
import { Site } from '@/components/site/site';
import { readSiteData } from './site-data';

/*
 * What Next renders for the export reads its data itself: Next would write data from a server component into the page a
 * second time, for its own client, and the build would have to parse and remove them.
 */

export function SnapshotSite(): ReactNode {
  return <Site data={readSiteData()} />;
}

export function SnapshotPage(props: Omit<ComponentProps<typeof PlainSite>, 'data'>): ReactNode {
  return <PlainSite data={readSiteData()} {...props} />;
}
