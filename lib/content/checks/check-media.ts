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
  /** The boxes that crop it, and its focal point as written; absent for a picture inside a text, which is whole. */
  readonly crop?: { readonly boxes: Boxes; readonly focus: string };
}

/** Width by height of the narrowest and of the widest box that shows a picture. */
export type Boxes = readonly [narrowest: number, widest: number];

/** The boxes of galleries, by their path; the style sheets say the same (`--slider-ratio`). */
const BOXES: readonly (readonly [RegExp, Boxes])[] = [
  // As high as the window.
  [/^pagine\/home\/immagini_di_copertina/, [0.6, 2]],
  [/\/elenco_servizi\//, [1.1, 1.1]],
  [/\/elenco_servizi_welfare\//, [1.15, 1.15]],
  [/\/blocchi_immagine_testo_cta\/|\/blocco_lavora_con_noi\//, [1.25, 1.25]],
  // Covers of pages, the block at the end of a tab, and pictures for sharing.
  [/./, [1, 1]],
];

function cropOf(media: ContentNode): Required<Pick<PlacedMedia, 'crop'>> {
  const [, boxes] = BOXES.find(([where]) => where.test(media.path)) ?? [/./, [1, 1]];
  return { crop: { boxes, focus: textOf(partOf(media, '_focus')) } };
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
    if (kind === 'youtube') return [];
    return [{ path, url: textOf(node), kind, ...(kind === 'image' && cropOf(node)) }];
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

/** The part of a picture that a box must show at least. */
const SMALLEST_PART = 1 / 3;

/** The size of a picture, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns what an editor should know about the size of a picture: too large, or cropped too much somewhere. */
export function sizeIssues({ path, crop }: PlacedMedia, { width, height }: Size): EditorIssue[] {
  const issues: EditorIssue[] = [];
  const warn = (message: string): void => void issues.push(editorIssue(path, 'warning', message));
  const side = Math.max(width, height);
  if (side > LARGEST_SIDE) warn(`Immagine troppo grande: ${side} pixel di lato, ne bastano 2400`);
  const shape = width / height;
  const parts = crop?.boxes.map((box) => Math.min(shape / box, box / shape)) ?? [];
  const part = Math.min(1, ...parts);
  if (part < SMALLEST_PART) {
    const remedy = `meglio un’immagine meno ${shape > 1 ? 'larga' : 'alta'}, o scegli con «Punto a fuoco» che cosa resta`;
    warn(
      `Immagine molto ritagliata: da qualche parte se ne vede solo il ${Math.floor(part * 100)} %; ${remedy}`,
    );
  }
  return issues;
}
