import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { type ExportData, MAP_PATH, type SiteData, type SitePage } from 'still-live/content/site-data';
import { declared } from 'still-live/declaration';
import { SITE_ELEMENT_ID } from 'still-live/route/page-state';
import { PageMap, UnknownAddress } from 'still-live/react/page-list';
import { AppShellDocument, StaticPageDocument } from './document';
import { readExportData } from './export-data';
import { appShellMetadata, namedMetadata, staticPageMetadata } from './page-metadata';
import { appShellStructure, pageStructure, StructuredData } from './structured-data';

/** The components of `still-live/next/site-with-data`, from a file of the site that binds it where they run. */
export interface SiteWithDataComponents {
  readonly SiteWithData: ComponentType;
  readonly SiteInDevelopment: ComponentType<{ readonly data: SiteData }>;
  readonly StaticSiteWithData: ComponentType<{
    readonly route?: string | undefined;
    readonly children?: ReactNode;
  }>;
}

interface NextPage<Props = object> {
  readonly Page: (props: Props) => ReactNode | Promise<ReactNode>;
  readonly generateMetadata: (props: Props) => Metadata | Promise<Metadata>;
}

/** Makes `app/page.tsx`, the app shell. */
export function appShellPage({ SiteWithData, SiteInDevelopment }: SiteWithDataComponents): NextPage {
  function Page(): ReactNode {
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
  return { Page, generateMetadata: () => appShellMetadata(readExportData()) };
}

interface PathProps {
  readonly params: Promise<{ readonly path: readonly string[] }>;
}

// Without a page at this address, Next's file is left out of the export.
async function pageAt({
  params,
}: PathProps): Promise<{ readonly data: ExportData; readonly page: SitePage }> {
  const path = `/${(await params).path.join('/')}/`;
  const data = readExportData();
  return { data, page: data.pages.find((page) => page.path === path) ?? notFound() };
}

/** The paths of all static pages. Next accepts no empty list: without pages it gets one path that no page has. */
export function staticPaths(): { path: string[] }[] {
  const { pages } = readExportData();
  const paths = pages.length > 0 ? pages.map(({ path }) => path) : ['/-/'];
  return paths.map((path) => ({ path: path.slice(1, -1).split('/') }));
}

/** Makes `app/[...path]/page.tsx`, the static pages of all screens. */
export function staticPage({ StaticSiteWithData }: SiteWithDataComponents): NextPage<PathProps> {
  async function Page(props: PathProps): Promise<ReactNode> {
    const { data, page } = await pageAt(props);
    return (
      <StaticPageDocument route={page.route}>
        <StaticSiteWithData route={page.route} />
        <StructuredData graph={pageStructure(data, page)} />
      </StaticPageDocument>
    );
  }
  return {
    Page,
    generateMetadata: async (props) => {
      const { data, page } = await pageAt(props);
      return staticPageMetadata(data, page);
    },
  };
}

/** Makes `app/mappa/page.tsx`, the list of all pages. */
export function mapPage({ StaticSiteWithData }: SiteWithDataComponents): NextPage {
  return {
    Page: () => (
      <StaticPageDocument>
        <StaticSiteWithData>
          <PageMap />
        </StaticSiteWithData>
      </StaticPageDocument>
    ),
    generateMetadata: () => {
      const { map, mapOf } = declared('words');
      return namedMetadata(map, mapOf(declared('siteName')), MAP_PATH);
    },
  };
}

/** Makes `app/not-found.tsx`. Next keeps it out of search engines. */
export function notFoundPage({ StaticSiteWithData }: SiteWithDataComponents): NextPage {
  return {
    Page: () => (
      <StaticPageDocument>
        <StaticSiteWithData>
          <UnknownAddress />
        </StaticSiteWithData>
      </StaticPageDocument>
    ),
    generateMetadata: () => {
      const { unknown, unknownAddress } = declared('words');
      return namedMetadata(unknown, unknownAddress, undefined);
    },
  };
}
