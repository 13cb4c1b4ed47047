'use client';
import type { ReactNode } from 'react';
import { Site } from '@/components/site/site';
import { readSiteData } from './site-data';

/**
 * The site as Next renders it for the export. It reads its data itself: Next would write data from a server
 * component into the page a second time, for its own client, and the build would have to parse and remove
 * them.
 */
export function SnapshotSite(): ReactNode {
  return <Site data={readSiteData()} />;
}
