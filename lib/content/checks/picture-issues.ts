import type { EditorIssue } from './editor-issue';
import type { PlacedMedia } from './pictures-of-tree';
import { pageOf } from '../changes/pruned-content';

/** More than any screen shows, in pixels of the longer side. */
const LARGEST_SIDE = 6000;

/** A picture or a video that nobody can see. Takes it; gives the issue for its editor. */
export function unreachableIssue({ path, url, kind }: PlacedMedia): EditorIssue {
  const what = kind === 'image' ? 'L’immagine' : 'Il video';
  const message = `${what} «${url}» non si trova: al suo posto compare un riquadro vuoto`;
  return { path, page: pageOf(path), severity: 'error', message };
}

/** A picture that is too large. Takes it and its longer side in pixels; gives the issue, or `undefined`. */
export function largeIssue({ path }: PlacedMedia, side: number): EditorIssue | undefined {
  if (side <= LARGEST_SIDE) return undefined;
  const message = `Immagine troppo grande: ${side} pixel di lato, ne bastano 2400`;
  return { path, page: pageOf(path), severity: 'warning', message };
}
