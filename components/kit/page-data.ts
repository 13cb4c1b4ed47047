import { createContext, useContext } from 'react';
import type { ExportData, SiteData } from '@/lib/content/site-data';
import { pictureSources, type PictureSources } from '@/lib/media/picture';

type PageData = Pick<SiteData, 'pictures'> &
  Partial<Pick<ExportData, 'pages'>> & {
    readonly [K in 'builtOn' | 'screens' | 'settings' | 'inPage' | 'snapshot']?: SiteData[K] | undefined;
  };

export const PageDataContext = createContext<PageData>({ pictures: {} });

const NONE: readonly string[] = [];

/** The routes of the screens that the site lacks; none in the preview, which shows them empty. */
export function useLacks(): readonly string[] {
  return useContext(PageDataContext).snapshot?.lacks ?? NONE;
}

/** Returns the variants of a picture; `undefined` when the build made none. */
export function usePictureSources(url: string): PictureSources | undefined {
  return pictureSources(useContext(PageDataContext).pictures, url);
}
