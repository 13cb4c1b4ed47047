import { createContext, type ReactNode, type RefCallback, useContext } from 'react';
import type { ContentPath } from 'still-live/content/schema/records';
import type { ExportData, SiteData } from 'still-live/content/site-data';
import { pictureSources, type PictureSources } from 'still-live/media/picture';
import { PUBLISHED_BASE } from 'still-live/route/link';

/** What a block shows: the site registers its element, the preview writes content paths into the page. */
export interface Mark {
  readonly ref?: RefCallback<Element>;
  /** Separated by `#`, which no path contains. */
  readonly 'data-content'?: string;
  readonly 'data-changed'?: 'added' | 'removed' | 'changed' | 'moved' | undefined;
}

/** Returns the attributes of the block that shows these content paths. */
export type MarkOf = (...paths: readonly ContentPath[]) => Mark;

interface PreviewPage {
  /** The address before the `#` of internal links, with its query. */
  readonly linkBase: string;
  readonly markOf: MarkOf;
  /** Renders what stands in the box of media that cannot be loaded; visitors see an empty box. */
  readonly missingMedia: (url: string) => ReactNode;
  readonly pendingScreen: ((id: string) => ReactNode) | undefined;
  /** Begins the titles of all pages, so that tabs of the preview are recognised. */
  readonly titlePrefix: string;
}

// What the components of a page know of it, beside the records that they show.
type Page = Pick<SiteData, 'pictures'> &
  Partial<Pick<ExportData, 'pages'> & PreviewPage> & {
    readonly [K in 'builtOn' | 'faults' | 'screens' | 'settings' | 'inPage' | 'snapshot']?:
      | SiteData[K]
      | undefined;
  } & {
    /** Absent in the app shell, the page with all screens. */
    readonly isStatic?: true;
  };

export const PageContext = createContext<Page>({ pictures: {} });

export function usePage(): Page {
  return useContext(PageContext);
}

/** Nothing moves on a static page, and everything is in the HTML. */
export function useIsStaticPage(): boolean {
  return usePage().isStatic === true;
}

export function useLinkBase(): string {
  return usePage().linkBase ?? PUBLISHED_BASE;
}

const NONE: readonly string[] = [];

/** None in the preview, which shows missing screens empty. */
export function useMissingScreens(): readonly string[] {
  return usePage().snapshot?.missing ?? NONE;
}

/** Returns `undefined` when the build made no variants of the picture. */
export function usePictureSources(url: string): PictureSources | undefined {
  return pictureSources(usePage().pictures, url);
}
