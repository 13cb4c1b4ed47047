import { useContext, useEffect, useMemo, useState } from 'react';
import { PicturesContext } from '@/components/kit/picture/pictures-context';
import { safeMediaAddress } from '@/lib/media/media-address';
import type { EditorIssue } from '@/lib/content/checks/editor-issue';
import type { Judges } from '@/lib/content/checks/judges';
import { largeIssue, unreachableIssue } from '@/lib/content/checks/picture-issues';
import { mediaOfTree } from '@/lib/content/checks/pictures-of-tree';

/** What loading a picture once has shown: its longer side in pixels, or that it cannot be had. */
type Measure = number | 'missing' | 'loading';

/** What is known of pictures, by address, for as long as the page is open. */
const measured = new Map<string, Measure>();

function measure(url: string, onMeasured: () => void): void {
  const known = measured.get(url);
  // What was missing may have been put there since.
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
 * Pictures of the draft that cannot be had, and those that are too large. The build knows those already published; another one is
 * loaded once, as the page itself will, and again with the next change when it was missing. Takes the raw draft and who
 * judges addresses.
 */
export function usePictureIssues(tree: unknown, judges: Judges): readonly EditorIssue[] {
  const built = useContext(PicturesContext);
  const [measures, setMeasures] = useState<ReadonlyMap<string, Measure>>(() => new Map(measured));
  const pictures = useMemo(
    () => mediaOfTree(tree, judges).filter(({ kind }) => kind === 'image'),
    [tree, judges],
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
