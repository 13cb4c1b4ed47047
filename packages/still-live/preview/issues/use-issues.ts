import { useEffect, useMemo } from 'react';
import { usePage } from 'still-live/react/page';
import { useStoreValue } from 'still-live/react/use-store-value';
import { usePreviewState } from 'still-live/preview/preview-state';
import { placeOfPath } from 'still-live/content/changes/place';
import {
  absentIssue,
  faultByName,
  faultIssue,
  isElsewhere,
  isInText,
  laterIssue,
  mediaOfTree,
  type Size,
  sizeIssues,
} from 'still-live/content/checks/check-media';
import { allIssues } from 'still-live/content/checks/content-issues';
import type { EditorIssue } from 'still-live/content/checks/editor-issue';
import { atAddress, type MediaFaults } from 'still-live/media/picture';
import { safeMediaAddress } from 'still-live/media/media-address';
import { type Route, routeId } from 'still-live/route/route';
import { createStore } from 'still-live/store';

interface DraftIssues {
  readonly here: readonly EditorIssue[];
  readonly elsewhere: readonly EditorIssue[];
}

function isHere({ path }: EditorIssue, here: string): boolean {
  const place = placeOfPath(path);
  return place === undefined || place === here;
}

export function useIssues(route: Route): DraftIssues {
  const tree = usePreviewState('draftTree');
  const ofTree = useMemo(() => (tree === undefined ? [] : allIssues(tree)), [tree]);
  const ofPictures = usePictureIssues(tree);
  return useMemo(() => {
    // A text may have a picture, or a link, twice.
    const all = [...ofTree, ...ofPictures];
    const unique = [...new Map(all.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()];
    const here = routeId(route);
    return {
      here: unique.filter((issue) => isHere(issue, here)),
      elsewhere: unique.filter((issue) => !isHere(issue, here)),
    };
  }, [ofTree, ofPictures, route]);
}

const NONE: MediaFaults = {};

type Measure = Size | 'missing' | 'loading';

// Results by address, for as long as the page is open. The bar and the dialog show the same ones.
const measured = createStore<{ all: ReadonlyMap<string, Measure> }>({ all: new Map() });

function note(url: string, found: Measure): void {
  const all = new Map(measured.get('all'));
  if (all.get(url) !== found) measured.set('all', all.set(url, found));
}

function measure(url: string): void {
  const known = measured.get('all')?.get(url);
  // A missing picture may have been added since.
  if (known !== undefined && known !== 'missing') return;
  const image = new Image();
  if (known === undefined) note(url, 'loading');
  image.onload = () => note(url, { width: image.naturalWidth, height: image.naturalHeight });
  image.onerror = () => note(url, 'missing');
  image.src = safeMediaAddress(url) ?? '';
}

// Reports what the build has found. A picture that the build does not know is loaded once, and again after the next
// change if it was missing.
function usePictureIssues(tree: unknown): readonly EditorIssue[] {
  const { pictures: built, faults = NONE } = usePage();
  const measures = useStoreValue(measured, 'all');
  const media = useMemo(() => mediaOfTree(tree), [tree]);
  useEffect(() => {
    for (const { url, kind } of media) {
      if (kind === 'image' && !atAddress(built, url) && !atAddress(faults, url)) measure(url);
    }
  }, [media, built, faults]);
  return useMemo(() => {
    return media.flatMap((one): EditorIssue[] => {
      const fault = atAddress(faults, one.url) ?? faultByName(one);
      if (fault !== undefined) return [faultIssue(one, fault)];
      const known = atAddress(built, one.url);
      const found = known ?? measures?.get(one.url);
      if (found === 'missing') return [absentIssue(one)];
      const isLater = known === undefined && isInText(one) && isElsewhere(one);
      return [
        ...(isLater ? [laterIssue(one)] : []),
        ...(typeof found === 'object' ? sizeIssues(one, found) : []),
      ];
    });
  }, [media, built, faults, measures]);
}
