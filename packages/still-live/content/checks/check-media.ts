import { mediaKind } from 'still-live/content/parse/parse-leaf';
import { allNodes, contentTree } from 'still-live/content/schema/content-tree';
import { type ContentNode, partOf, textOf } from 'still-live/content/schema/normal-form';
import { htmlProblems, isUndescribed } from 'still-live/html/html-problems';
import { safeMediaAddress, youtubeEmbed } from 'still-live/media/media-address';
import type { MediaFault } from 'still-live/media/picture';
import { type EditorIssue, quoted, type ReportIssue, tellAt } from './editor-issue';

function mediaKindOf(media: ContentNode) {
  return mediaKind(textOf(partOf(media, '_mediaType')));
}

const EMPTY = 'compare un riquadro vuoto';

function checkAddress(url: string, what: string, { error }: ReportIssue, part?: string): void {
  if (safeMediaAddress(url) !== undefined) return;
  const remedy = `deve cominciare con https:// o con /; al suo posto ${EMPTY}`;
  error(`L’indirizzo ${what} ${quoted(url)} non è permesso: ${remedy}`, part);
}

export function checkMedia(media: ContentNode, tell: ReportIssue): void {
  const { error, warning } = tell;
  const [url, kind] = [textOf(media), mediaKindOf(media)];
  if (url === '') return;
  const isYoutube = youtubeEmbed(url) !== undefined;
  const address = quoted(url);
  if (kind === 'youtube') {
    const poster = textOf(partOf(media, '_poster'));
    if (poster !== '') checkAddress(poster, 'dell’immagine', tell, '_poster');
    if (!isYoutube)
      error(
        `${address} non è un video di YouTube: al suo posto ${EMPTY}; scrivi il suo indirizzo, come https://youtu.be/…`,
      );
    return;
  }
  checkAddress(url, kind === 'video' ? 'del video' : 'dell’immagine', tell);
  if (isYoutube) error(`${address} è un video di YouTube, ma il tipo non è youtube: ${EMPTY}`);
  if (kind !== 'image') return;
  const alt = partOf(media, '_alt');
  if (!alt) warning('Immagine senza testo alternativo', '_alt');
  else if (isUndescribed(textOf(alt)))
    warning('Il testo alternativo è il nome di un file: scrivi che cosa si vede', '_alt');
}

export interface PlacedMedia {
  readonly path: string;
  readonly url: string;
  readonly kind: 'image' | 'video';
  /**
   * The boxes that crop it, and its focal point as written. Absent for a picture inside a text, which is shown whole.
   */
  readonly crop?: { readonly boxes: readonly [narrowest: number, widest: number]; readonly focus: string };
}

/**
 * Returns every picture and video file of a raw tree that may be requested, also those inside texts, in the order of
 * the schema. Templates are left out.
 * @param tree Raw value of a base path.
 */
export function mediaOfTree(tree: unknown): readonly PlacedMedia[] {
  const found = allNodes(contentTree(tree)).flatMap((node): PlacedMedia[] => {
    const { field, path } = node;
    if (field?.kind === 'html')
      return htmlProblems(textOf(node), 'flow').pictures.map((url) => ({ path, url, kind: 'image' }));
    const kind = field?.kind === 'media' ? mediaKindOf(node) : 'youtube';
    if (kind === 'youtube') return [];
    const [narrowest, widest = narrowest] = field && 'boxes' in field ? field.boxes : [1];
    const crop = { boxes: [narrowest, widest] as const, focus: textOf(partOf(node, '_focus')) };
    return [{ path, url: textOf(node), kind, ...(kind === 'image' && { crop }) }];
  });
  return found.filter(({ url }) => safeMediaAddress(url) !== undefined);
}

export function isInText({ kind, crop }: PlacedMedia): boolean {
  return kind === 'image' && crop === undefined;
}

/** Returns whether it stands on another site. Inside a text it is only a link until a build has made it. */
export function isElsewhere({ url }: PlacedMedia): boolean {
  return safeMediaAddress(url)?.startsWith('/') === false;
}

const FAULTS: Readonly<Record<MediaFault, { wrong: string; remedy?: string; seen?: 'some' | 'all' }>> = {
  missing: { wrong: 'non si trova' },
  denied: {
    wrong: 'è su un sito che la mostra soltanto nei browser',
    remedy: 'caricala dove si può scaricare',
    seen: 'some',
  },
  unreachable: { wrong: 'è su un sito che non risponde' },
  empty: { wrong: 'è un file vuoto' },
  page: { wrong: 'non è un’immagine ma una pagina web, forse di errore' },
  heic: {
    wrong: 'è in formato HEIC, che quasi nessun browser mostra',
    remedy: 'salvala come JPEG',
    seen: 'some',
  },
  unreadable: {
    wrong: 'è rovinata, o in un formato che non si può leggere',
    remedy: 'salvala come JPEG o PNG',
    seen: 'some',
  },
  heavy: {
    wrong: 'è troppo grande o complicata per farne versioni leggere',
    remedy: 'salvala come JPEG più piccolo',
    seen: 'all',
  },
};

function issueOf(media: PlacedMedia, severity: EditorIssue['severity'], wrong: string): EditorIssue {
  const what = media.kind === 'image' ? 'L’immagine' : 'Il video';
  return { path: media.path, severity, message: `${what} ${quoted(media.url)} ${wrong}` };
}

function placeholderOf(media: PlacedMedia): string {
  if (!isInText(media)) return EMPTY;
  return isElsewhere(media) ? 'c’è un link' : 'non compare niente';
}

export function faultIssue(media: PlacedMedia, fault: MediaFault): EditorIssue {
  const { wrong, remedy, seen } = FAULTS[fault];
  // The page asks no other site for a picture of a text (html/text-pictures.ts).
  const asked = isInText(media) && isElsewhere(media) ? undefined : seen;
  const instead = `${asked === 'some' ? 'per molti ' : ''}al suo posto ${placeholderOf(media)}`;
  const sentence = `${wrong}: ${asked === 'all' ? 'si carica lentamente' : instead}`;
  const all = remedy === undefined ? sentence : `${sentence}; ${remedy}`;
  return issueOf(media, asked === 'all' ? 'warning' : 'error', all);
}

/** Tells from the name alone what a build is going to find, so that every browser says the same. */
export function faultByName({ url }: PlacedMedia): MediaFault | undefined {
  return /\.hei[cf]s?(?:$|[?#])/i.test(url) ? 'heic' : undefined;
}

export function laterIssue(media: PlacedMedia): EditorIssue {
  const meanwhile = `fino ad allora al suo posto ${placeholderOf(media)}`;
  return issueOf(media, 'warning', `compare con la prossima versione del sito; ${meanwhile}`);
}

/** Reports what a browser found missing: a browser cannot know why, nor whether a release is about to bring it. */
export function absentIssue(media: PlacedMedia): EditorIssue {
  if (isElsewhere(media)) return faultIssue(media, 'missing');
  const later = 'se il file è già tra quelli del sito, compare con la prossima versione';
  return issueOf(media, 'error', `non c’è ancora sul sito: al suo posto ${placeholderOf(media)}; ${later}`);
}

// In pixels, the longer side; larger than any screen.
const LARGEST_SIDE = 6000;

const SMALLEST_PART = 1 / 3;

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export function sizeIssues({ path, crop }: PlacedMedia, { width, height }: Size): EditorIssue[] {
  const issues: EditorIssue[] = [];
  const { warning } = tellAt(path, issues);
  const side = Math.max(width, height);
  if (side > LARGEST_SIDE) warning(`Immagine troppo grande: ${side} pixel di lato, ne bastano 2400`);
  const shape = width / height;
  const part = Math.min(1, ...(crop?.boxes ?? []).map((box) => Math.min(shape / box, box / shape)));
  if (part < SMALLEST_PART) {
    const seen = `da qualche parte se ne vede solo il ${Math.floor(part * 100)} %`;
    const remedy = `meglio un’immagine meno ${shape > 1 ? 'larga' : 'alta'}, o scegli con «Punto a fuoco» che cosa resta`;
    warning(`Immagine molto ritagliata: ${seen}; ${remedy}`);
  }
  return issues;
}
