'use client';
import type { ReactNode } from 'react';
import { PageMap, UnknownAddress } from '@/components/site/page-list';
import { PlainSite } from '@/components/site/plain-site';
import { readSiteData } from './site-data';

/** The screen of a route as a plain page. Like `SnapshotSite`, it reads its data itself. */
export function SnapshotPage({ route }: { readonly route: string }): ReactNode {
  return <PlainSite data={readSiteData()} route={route} />;
}

/** The list of all pages as a page. */
export function SnapshotMap(): ReactNode {
  const data = readSiteData();
  return (
    <PlainSite data={data}>
      <PageMap pages={data.pages} />
    </PlainSite>
  );
}

/** The page for unknown addresses. */
export function SnapshotUnknown(): ReactNode {
  const data = readSiteData();
  return (
    <PlainSite data={data}>
      <UnknownAddress pages={data.pages} />
    </PlainSite>
  );
}
