import type { EditorIssue } from './editor-issue';
import type { PlacedMedia } from './pictures-of-tree';
import { pageOf } from '../changes/page-of';

/** The longer side that a picture may have, in pixels; larger than any screen. */
const LARGEST_SIDE = 6000;

/** Returns the issue of a picture or a video that cannot be loaded. */
export function unreachableIssue({ path, url, kind }: PlacedMedia): EditorIssue {
  const what = kind === 'image' ? 'L’immagine' : 'Il video';
  const message = `${what} «${url}» non si trova: al suo posto compare un riquadro vuoto`;
  return { path, page: pageOf(path), severity: 'error', message };
}

/**
 * Returns the issue of a picture that is too large; `undefined` when it is not.
 * @param side Its longer side, in pixels.
 */
export function largeIssue({ path }: PlacedMedia, side: number): EditorIssue | undefined {
  if (side <= LARGEST_SIDE) return undefined;
  const message = `Immagine troppo grande: ${side} pixel di lato, ne bastano 2400`;
  return { path, page: pageOf(path), severity: 'warning', message };
}
