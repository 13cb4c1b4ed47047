import { mediaKind } from '@/lib/content/parse/parse-record';
import { contentTree, readNodes } from '@/lib/content/schema/content-tree';
import { type ContentNode, partOf, textOf } from '@/lib/content/schema/normal-form';
import { safeMediaAddress } from '@/lib/media/media-address';
import { youtubeEmbed } from '@/lib/media/youtube-address';
import { problemsOf } from './check-text';
import { type EditorIssue, editorIssue, quoted, type Report } from './editor-issue';

function kindOf(media: ContentNode) {
  return mediaKind(textOf(partOf(media, '_mediaType')));
}

/** Checks a picture or a video: its address, and the text alternative of a picture. */
export function checkMedia(media: ContentNode, report: Report): void {
  const { path } = media;
  const [url, kind] = [textOf(media), kindOf(media)];
  if (url === '') return;
  const isYoutube = youtubeEmbed(url) !== undefined;
  const address = quoted(url);
  const wrong = (message: string): void => report(path, 'error', message);
  if (kind === 'youtube') {
    if (!isYoutube) wrong(`${address} non è un video di YouTube: al suo posto compare un riquadro vuoto`);
    return;
  }
  if (safeMediaAddress(url) === undefined) {
    const what = kind === 'video' ? 'del video' : 'dell’immagine';
    const remedy = 'deve cominciare con https:// o con /; al suo posto compare un riquadro vuoto';
    wrong(`L’indirizzo ${what} ${address} non è permesso: ${remedy}`);
  }
  if (isYoutube)
    wrong(`${address} è un video di YouTube, ma il tipo non è youtube: compare un riquadro vuoto`);
  if (kind === 'image' && !partOf(media, '_alt'))
    report(`${path}/_alt`, 'warning', 'Immagine senza testo alternativo');
}

/** A picture or a video file of the content: the path of its field and its address. */
export interface PlacedMedia {
  readonly path: string;
  readonly url: string;
  readonly kind: 'image' | 'video';
}

/**
 * Returns every picture and video file of a raw tree that may be requested, also those inside texts, in the
 * order of the schema. Templates are left out.
 * @param tree Raw value of a base path.
 */
export function mediaOfTree(tree: unknown): readonly PlacedMedia[] {
  const found = readNodes(contentTree(tree)).flatMap((node): PlacedMedia[] => {
    const { field, path } = node;
    if (field?.kind === 'html')
      return problemsOf(textOf(node), 'flow').pictures.map((url) => ({ path, url, kind: 'image' }));
    const kind = field?.kind === 'media' ? kindOf(node) : 'youtube';
    return kind === 'youtube' ? [] : [{ path, url: textOf(node), kind }];
  });
  return found.filter(({ url }) => safeMediaAddress(url) !== undefined);
}

/** Returns the issue of a picture or a video that cannot be loaded. */
export function unreachableIssue({ path, url, kind }: PlacedMedia): EditorIssue {
  const what = kind === 'image' ? 'L’immagine' : 'Il video';
  return editorIssue(path, 'error', `${what} «${url}» non si trova: al suo posto compare un riquadro vuoto`);
}

/** The longer side that a picture may have, in pixels; larger than any screen. */
const LARGEST_SIDE = 6000;

/**
 * Returns the issue of a picture that is too large; `undefined` when it is not.
 * @param side Its longer side, in pixels.
 */
export function largeIssue({ path }: PlacedMedia, side: number): EditorIssue | undefined {
  if (side <= LARGEST_SIDE) return undefined;
  const message = `Immagine troppo grande: ${side} pixel di lato, ne bastano 2400`;
  return editorIssue(path, 'warning', message);
}
