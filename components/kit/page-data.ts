import { createContext, useContext } from 'react';
import type { SiteData } from '@/lib/content/site-data';
import { pictureSources, type PictureSources } from '@/lib/media/picture';

/** What a page takes from its data besides the content. */
type PageData = Pick<SiteData, 'pictures' | 'builtOn' | 'screens'> & Partial<Pick<SiteData, 'settings'>>;

export const PageDataContext = createContext<PageData>({ pictures: {} });

/**
 * Returns the variants of a picture, or `undefined` when the build made none.
 * @param url Address of the picture as written in the content.
 */
export function usePictureSources(url: string): PictureSources | undefined {
  return pictureSources(useContext(PageDataContext).pictures, url);
}
