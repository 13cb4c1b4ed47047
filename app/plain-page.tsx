import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import type { ExportData, SitePage } from '@/lib/content/site-page';
import { PlainDocument } from './document';
import { plainMetadata } from './page-metadata';
import { writtenSiteData } from './site-data';
import { SnapshotPage } from './snapshot-page';
import { pageStructure, StructuredData } from './structured-data';

/** Returns the page at a path. The site may have none: then Next's file is left out of the export. */
async function pageAt(path: string): Promise<{ readonly data: ExportData; readonly page: SitePage }> {
  const data = await writtenSiteData();
  return { data, page: data.pages.find((page) => page.path === path) ?? notFound() };
}

/** Returns the metadata of the page at a path. */
export async function metadataAt(path: string): Promise<Metadata> {
  const { data, page } = await pageAt(path);
  return plainMetadata(data, page);
}

/** The plain page at a path. */
export async function PlainPage({ path }: { readonly path: string }): Promise<ReactNode> {
  const { data, page } = await pageAt(path);
  return (
    <PlainDocument route={page.route}>
      <SnapshotPage route={page.route} />
      <StructuredData graph={pageStructure(data, page)} />
    </PlainDocument>
  );
}

/**
 * Returns the paths of all pages, for `generateStaticParams`. Next takes no empty list: without pages it has one
 * that no page has.
 */
export async function pagePaths(): Promise<readonly string[]> {
  const { pages } = await writtenSiteData();
  return pages.length > 0 ? pages.map(({ path }) => path) : ['/-/'];
}
