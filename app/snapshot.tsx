'use client';
import type { ReactNode } from 'react';
import { PlainSite } from '@/components/site/plain-site';
import { Site } from '@/components/site/site';
import { readSiteData } from './site-data';

/*
 * What Next renders for the export reads its data itself: Next would write data from a server component into the page a
 * second time, for its own client, and the build would have to parse and remove them.
 */

/** The entry. */
export function SnapshotSite(): ReactNode {
  return <Site data={readSiteData()} />;
}

interface SnapshotPageProps {
  /** The route of the screen that the page shows. */
  readonly route?: string;
  /** What it shows in place of a screen. */
  readonly children?: ReactNode;
}

/** A plain page. */
export function SnapshotPage({ route, children }: SnapshotPageProps): ReactNode {
  return (
    <PlainSite data={readSiteData()} route={route}>
      {children}
    </PlainSite>
  );
}
