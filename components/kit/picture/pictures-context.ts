import { createContext, useContext } from 'react';
import type { PictureTable } from '@/lib/content/picture-table';
import { pictureSources, type PictureSources } from '@/lib/media/picture';

/**
 * The variants that the build made of each picture. The root of the site provides the table of the snapshot.
 */
export const PicturesContext = createContext<PictureTable>({});

/**
 * Returns the variants of a picture, or `undefined` when the build made none.
 * @param url Address of the picture as written in the content.
 */
export function usePictureSources(url: string): PictureSources | undefined {
  return pictureSources(useContext(PicturesContext), url);
}
