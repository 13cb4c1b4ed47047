import { useContext, useEffect, useMemo, useState } from 'react';
import { PicturesContext } from '@/components/kit/picture/pictures-context';
import type { EditorIssue } from '@/lib/preview/editor-issue';
import { picturesOfTree } from '@/lib/preview/pictures-of-tree';
import { pageOf } from '@/lib/preview/pruned-content';
import { safeMediaAddress } from '@/lib/media/media-address';

/** More than any screen shows, in pixels of the longer side. */
const LARGEST_SIDE = 6000;

/** Known sizes of pictures, in pixels of the longer side, by address: each is measured once. */
const measured = new Map<string, number>();

function measure(url: string, onMeasured: () => void): void {
  const address = safeMediaAddress(url);
  if (address === undefined || measured.has(url)) return;
  measured.set(url, 0);
  const image = new Image();
  image.onload = () => {
    measured.set(url, Math.max(image.naturalWidth, image.naturalHeight));
    onMeasured();
  };
  image.src = address;
}

/**
 * Pictures of the draft that are too large. The build knows the size of those already published; a new one is loaded once,
 * as the page itself will. Takes the raw draft.
 */
export function useLargePictures(tree: unknown): readonly EditorIssue[] {
  const known = useContext(PicturesContext);
  const [sizes, setSizes] = useState<ReadonlyMap<string, number>>(measured);
  const pictures = useMemo(() => picturesOfTree(tree), [tree]);
  useEffect(() => {
    for (const { url } of pictures) {
      if (!Object.hasOwn(known, url)) measure(url, () => setSizes(new Map(measured)));
    }
  }, [pictures, known]);
  return useMemo(() => {
    return pictures.flatMap(({ path, url }): EditorIssue[] => {
      const built = Object.hasOwn(known, url) ? known[url] : undefined;
      const side = built ? Math.max(built.width, built.height) : (sizes.get(url) ?? 0);
      if (side <= LARGEST_SIDE) return [];
      const message = `Immagine troppo grande: ${side} pixel di lato, ne bastano 2400`;
      return [{ path, page: pageOf(path), severity: 'warning', message }];
    });
  }, [pictures, known, sizes]);
}
