import type { Metadata } from 'next';
import { name as SITE_NAME } from '@/brand/brand';
import {
  type ExportData,
  FEED_PATH,
  POSITIONS_FOLDER,
  type SharedPicture,
  type SiteData,
} from '@/lib/content/site-data';
import { plainText } from '@/lib/html/plain-text';
import { shorten } from '@/lib/html/shorten';
import { wording } from '@/lib/site/wording';
import { writtenExportData } from './export-data';

const DESCRIPTION_LENGTH = 160;

/** Returns the description of the site: the start of the text about the company on Home, if any. */
export function siteDescription({ snapshot }: SiteData): string {
  const statement = snapshot.records['pagine/home']?.testo_chi_siamo;
  return statement === undefined ? '' : shorten(plainText(statement), DESCRIPTION_LENGTH);
}

/** What the metadata of a page are made from. A page without a path has no address of its own. */
interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string | undefined;
  readonly picture?: SharedPicture | undefined;
}

function pageMetadata({ settings }: SiteData, { title, description, path, picture }: PageFacts): Metadata {
  const address = `${settings.siteUrl}${path ?? '/'}`;
  return {
    title,
    description,
    ...(path !== undefined && { alternates: { canonical: address } }),
    openGraph: {
      type: 'website',
      locale: 'it_IT',
      siteName: SITE_NAME,
      url: address,
      title,
      description,
      ...(picture && { images: [picture] }),
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  };
}

export function entryMetadata(data: ExportData): Metadata {
  return {
    ...pageMetadata(data, {
      title: SITE_NAME,
      description: siteDescription(data),
      path: '/',
      picture: data.home.picture,
    }),
    formatDetection: { telephone: false, date: false, email: false, address: false },
  };
}

/** The feed of positions, on the pages that show some. */
const FEED = { 'application/atom+xml': [{ url: FEED_PATH, title: wording.openPositions }] };

/** Returns the metadata of a plain page. One without a picture of its own has that of Home. */
export function plainMetadata(data: ExportData, page: PageFacts): Metadata {
  const hasPositions = page.path?.startsWith(POSITIONS_FOLDER) === true;
  const picture = page.picture ?? (page.path === undefined ? undefined : data.home.picture);
  const metadata = pageMetadata(data, { ...page, picture });
  return hasPositions ? { ...metadata, alternates: { ...metadata.alternates, types: FEED } } : metadata;
}

/** Returns the metadata of a plain page that is no screen. */
export async function namedMetadata(
  name: string,
  description: string,
  path: string | undefined,
): Promise<Metadata> {
  return plainMetadata(await writtenExportData(), { title: `${name} — ${SITE_NAME}`, description, path });
}
