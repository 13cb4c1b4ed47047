import { useContext, useEffect, useMemo, useState } from 'react';
import { PicturesContext } from '@/components/kit/picture/pictures-context';
import { safeMediaAddress } from '@/lib/media/media-address';
import type { EditorIssue } from '@/lib/content/checks/editor-issue';
import type { Validators } from '@/lib/content/checks/validators';
import { largeIssue, unreachableIssue } from '@/lib/content/checks/picture-issues';
import { mediaOfTree } from '@/lib/content/checks/pictures-of-tree';

/** The result of loading a picture: its longer side in pixels, or that it is missing. */
type Measure = number | 'missing' | 'loading';

/** Results by address, for as long as the page is open. */
const measured = new Map<string, Measure>();

function measure(url: string, onMeasured: () => void): void {
  const known = measured.get(url);
  // A missing picture may have been added since.
  if (known !== undefined && known !== 'missing') return;
  const image = new Image();
  const note = (found: Measure): void => {
    if (measured.get(url) === found) return;
    measured.set(url, found);
    onMeasured();
  };
  if (known === undefined) measured.set(url, 'loading');
  image.onload = () => note(Math.max(image.naturalWidth, image.naturalHeight));
  image.onerror = () => note('missing');
  image.src = safeMediaAddress(url) ?? '';
}

/**
 * Returns the pictures of the draft that are missing or too large. The build has measured the published ones.
 * Any other is loaded once, as the page will do, and again with the next change if it was missing.
 * @param tree The raw draft.
 * @param validators The checks of addresses and HTML.
 */
export function usePictureIssues(tree: unknown, validators: Validators): readonly EditorIssue[] {
  const built = useContext(PicturesContext);
  const [measures, setMeasures] = useState<ReadonlyMap<string, Measure>>(() => new Map(measured));
  const pictures = useMemo(
    () => mediaOfTree(tree, validators).filter(({ kind }) => kind === 'image'),
    [tree, validators],
  );
  useEffect(() => {
    for (const { url } of pictures) {
      if (!Object.hasOwn(built, url)) measure(url, () => setMeasures(new Map(measured)));
    }
  }, [pictures, built]);
  return useMemo(() => {
    return pictures.flatMap((picture): EditorIssue[] => {
      const known = Object.hasOwn(built, picture.url) ? built[picture.url] : undefined;
      const found = known ? Math.max(known.width, known.height) : measures.get(picture.url);
      if (found === 'missing') return [unreachableIssue(picture)];
      const large = typeof found === 'number' ? largeIssue(picture, found) : undefined;
      return large === undefined ? [] : [large];
    });
  }, [pictures, built, measures]);
}
