import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import type { ExportData, SitePage } from 'still-live/content/site-data';
import { StaticPageDocument } from '../document';
import { staticPageMetadata } from '../page-metadata';
import { readExportData } from '../export-data';
import { StaticSiteWithData } from '../site-with-data';
import { pageStructure, StructuredData } from '../structured-data';

interface Props {
  readonly params: Promise<{ readonly path: readonly string[] }>;
}

/** Returns the page at an address. The site may have none: then Next's file is left out of the export. */
async function pageAt({ params }: Props): Promise<{ readonly data: ExportData; readonly page: SitePage }> {
  const path = `/${(await params).path.join('/')}/`;
  const data = readExportData();
  return { data, page: data.pages.find((page) => page.path === path) ?? notFound() };
}

/** Only the pages of the release exist. */
export const dynamicParams = false;

/** The pages of all screens and positions. Next takes no empty list: without pages it has one that no page has. */
export function generateStaticParams() {
  const { pages } = readExportData();
  const paths = pages.length > 0 ? pages.map(({ path }) => path) : ['/-/'];
  return paths.map((path) => ({ path: path.slice(1, -1).split('/') }));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { data, page } = await pageAt(props);
  return staticPageMetadata(data, page);
}

export default async function Page(props: Props): Promise<ReactNode> {
  const { data, page } = await pageAt(props);
  return (
    <StaticPageDocument route={page.route}>
      <StaticSiteWithData route={page.route} />
      <StructuredData graph={pageStructure(data, page)} />
    </StaticPageDocument>
  );
}
