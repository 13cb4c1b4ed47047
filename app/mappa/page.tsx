import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { name as SITE_NAME } from '@/brand/brand';
import { MAP_PATH } from '@/lib/content/site-page';
import { wording } from '@/lib/wording/wording';
import { PlainDocument } from '../document';
import { plainMetadata } from '../page-metadata';
import { writtenSiteData } from '../site-data';
import { SnapshotMap } from '../snapshot-page';

/** The metadata for search engines and link previews. */
export async function generateMetadata(): Promise<Metadata> {
  return plainMetadata(await writtenSiteData(), {
    title: `${wording.screens.map} — ${SITE_NAME}`,
    description: wording.mapOf(SITE_NAME),
    path: MAP_PATH,
  });
}

/** The page that lists all pages. */
export default async function Page(): Promise<ReactNode> {
  await writtenSiteData();
  return (
    <PlainDocument>
      <SnapshotMap />
    </PlainDocument>
  );
}
