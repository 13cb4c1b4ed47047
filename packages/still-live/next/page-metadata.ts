import type { Metadata } from 'next';
import {
  entriesFolder,
  type ExportData,
  type SharedPicture,
  type SiteData,
} from 'still-live/content/site-data';
import { declared } from 'still-live/declaration';
import type { AnyScreen } from 'still-live/route/screen';
import { entryScreens, screens } from 'still-live/route/route';
import { readExportData } from './export-data';

/** The language of all texts (BCP 47). */
export function language(): string {
  return declared('words').locale.replace(/_.*/, '');
}

// A page without a path has no address of its own.
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
      locale: declared('words').locale,
      siteName: declared('siteName'),
      url: address,
      title,
      description,
      ...(picture && { images: [picture] }),
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  };
}

export function appShellMetadata(data: ExportData): Metadata {
  return {
    ...pageMetadata(data, {
      title: declared('siteName'),
      description: data.home.description,
      path: '/',
      picture: data.home.picture,
    }),
    formatDetection: { telephone: false, date: false, email: false, address: false },
  };
}

function feedsOf(
  path = '',
): { readonly types: Record<string, { url: string; title: string }[]> } | undefined {
  const feeds = entryScreens().flatMap((screen) => {
    const shown: AnyScreen = screens()[screen];
    const { feed } = shown;
    const hasFeed = feed !== undefined && path.startsWith(entriesFolder(screen) ?? path);
    return hasFeed ? [{ url: feed, title: declared('words').entries[screen]?.all ?? '' }] : [];
  });
  return feeds.length > 0 ? { types: { 'application/atom+xml': feeds } } : undefined;
}

export function staticPageMetadata(data: ExportData, page: PageFacts): Metadata {
  const picture = page.picture ?? (page.path === undefined ? undefined : data.home.picture);
  const metadata = pageMetadata(data, { ...page, picture });
  const feeds = feedsOf(page.path);
  return feeds ? { ...metadata, alternates: { ...metadata.alternates, ...feeds } } : metadata;
}

export function namedMetadata(name: string, description: string, path: string | undefined): Metadata {
  return staticPageMetadata(readExportData(), {
    title: `${name} — ${declared('siteName')}`,
    description,
    path,
  });
}
