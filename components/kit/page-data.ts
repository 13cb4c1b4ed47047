import { createContext, useContext } from 'react';
import type { ExportData, SiteData } from '@/lib/content/site-data';
import { pictureSources, type PictureSources } from '@/lib/media/picture';

/** What a page takes from its data besides the content. */
type PageData = Pick<SiteData, 'pictures'> &
  Partial<Pick<ExportData, 'pages'>> & {
    readonly [K in 'builtOn' | 'screens' | 'settings' | 'inPage' | 'snapshot']?: SiteData[K] | undefined;
  };

export const PageDataContext = createContext<PageData>({ pictures: {} });

const NONE: readonly string[] = [];

/** Returns the routes of the screens that the site lacks (`lib/content/lacks.ts`); none in the preview, which shows them empty. */
export function useLacks(): readonly string[] {
  return useContext(PageDataContext).snapshot?.lacks ?? NONE;
}

/**
 * Returns the variants of a picture, or `undefined` when the build made none.
 * @param url Address of the picture as written in the content.
 */
export function usePictureSources(url: string): PictureSources | undefined {
  return pictureSources(useContext(PageDataContext).pictures, url);
}
