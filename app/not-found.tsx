import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { name as SITE_NAME } from '@/brand/brand';
import { wording } from '@/lib/wording/wording';
import { PlainDocument } from './document';
import { plainMetadata } from './page-metadata';
import { writtenSiteData } from './site-data';
import { SnapshotUnknown } from './snapshot-page';

/** The metadata. Next keeps the page out of search engines. */
export async function generateMetadata(): Promise<Metadata> {
  return plainMetadata(await writtenSiteData(), {
    title: `${wording.screens.unknown} — ${SITE_NAME}`,
    description: wording.unknownAddress,
    path: undefined,
  });
}

/** The page for unknown addresses. */
export default async function NotFound(): Promise<ReactNode> {
  await writtenSiteData();
  return (
    <PlainDocument>
      <SnapshotUnknown />
    </PlainDocument>
  );
}
