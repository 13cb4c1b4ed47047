import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { SiteInDevelopment, SiteWithData, StaticSiteWithData } from 'still-live/bound/site-with-data';
import type { SitePage } from 'still-live/content/site-data';
import { declared } from 'still-live/declaration';
import { SITE_ELEMENT_ID } from 'still-live/route/page-state';
import { PageMap, UnknownAddress } from 'still-live/react/page-list';
import { AppShellDocument, StaticPageDocument } from './document';
import { readExportData } from './export-data';
import { appShellMetadata, namedMetadata, staticPageMetadata } from './page-metadata';
import { appShellStructure, pageStructure, StructuredData } from './structured-data';

export function AppShellPage(): ReactNode {
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

export const generateAppShellMetadata = (): Metadata => appShellMetadata(readExportData());

/** The paths of all static pages: those of the screens, and the list of all pages. */
export function generateStaticParams(): { path: string[] }[] {
  const paths = [declared('mapPath'), ...readExportData().pages.map(({ path }) => path)];
  return paths.map((path) => ({ path: path.slice(1, -1).split('/') }));
}

interface PathProps {
  readonly params: Promise<{ readonly path: readonly string[] }>;
}

/** Returns the page at an address: that of a screen, or `map`, the list of all pages. */
async function pageAt({ params }: PathProps): Promise<SitePage | 'map'> {
  const path = `/${(await params).path.join('/')}/`;
  if (path === declared('mapPath')) return 'map';
  return readExportData().pages.find((page) => page.path === path) ?? notFound();
}

export async function StaticPage(props: PathProps): Promise<ReactNode> {
  const page = await pageAt(props);
  if (page === 'map') return <PageWithout screen={<PageMap />} />;
  return (
    <StaticPageDocument route={page.route}>
      <StaticSiteWithData route={page.route} />
      <StructuredData graph={pageStructure(readExportData(), page)} />
    </StaticPageDocument>
  );
}

export async function generateStaticMetadata(props: PathProps): Promise<Metadata> {
  const page = await pageAt(props);
  if (page !== 'map') return staticPageMetadata(readExportData(), page);
  const { map, mapOf } = declared('words');
  return namedMetadata(map, mapOf(declared('siteName')), declared('mapPath'));
}

/** A page that shows no screen of the site. */
function PageWithout({ screen }: { readonly screen: ReactNode }): ReactNode {
  return (
    <StaticPageDocument>
      <StaticSiteWithData>{screen}</StaticSiteWithData>
    </StaticPageDocument>
  );
}

/** What unknown addresses show. Next keeps it out of search engines. */
export const NotFoundPage = (): ReactNode => <PageWithout screen={<UnknownAddress />} />;

export function generateNotFoundMetadata(): Metadata {
  const { unknown, unknownAddress } = declared('words');
  return namedMetadata(unknown, unknownAddress, undefined);
}
