import { createContext, useContext } from 'react';
import type { PictureTable } from '@/lib/content/picture-table';
import { pictureSources, type PictureSources } from '@/lib/media/picture';

/** Which variants the build made of each picture; the site root gives the snapshot's table. */
export const PicturesContext = createContext<PictureTable>({});

/** The variants of the picture at an address, or `undefined` when the build made none. */
export function usePictureSources(url: string): PictureSources | undefined {
  return pictureSources(useContext(PicturesContext), url);
}
