import { type ContentNode, field, list, numeric, plain, type ListEntry } from './content-node';
import type { Gallery, MediaItem, MediaKind } from '../model';
import { valueWrapper } from '../schema/stored';

interface OrderedItem {
  readonly order: number;
  readonly item: MediaItem;
}

/** Returns the kind of a `_mediaType`: a MIME type, or a word that begins with `youtube`. */
export function mediaKind(mediaType: string): MediaKind {
  const type = mediaType.toLowerCase();
  if (type.startsWith('youtube')) return 'youtube';
  return type.startsWith('video') ? 'video' : 'image';
}

function parseMedia(id: string, media: ContentNode): MediaItem | undefined {
  const url = plain(media);
  if (url === '') return undefined;
  return { id, url, kind: mediaKind(plain(field(media, '_mediaType'))), alt: plain(field(media, '_alt')) };
}

function parseItem({ key, node }: ListEntry): OrderedItem[] {
  const id = plain(field(node, '_id')) || key;
  const item = parseMedia(id, field(node, 'immagine'));
  const position = Number(key);
  const otherwise = Number.isFinite(position) ? position : Number.MAX_SAFE_INTEGER;
  return item ? [{ order: numeric(field(node, '_order'), otherwise), item }] : [];
}

function withUniqueIds(items: readonly MediaItem[]): MediaItem[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = seen.get(item.id) ?? 0;
    seen.set(item.id, count + 1);
    return count === 0 ? item : { ...item, id: `${item.id}~${count}` };
  });
}

/**
 * Parses a gallery, sorted by `_order`, without templates and without items that have no value. A single
 * media value in place of a list is a gallery with one item.
 */
export function parseGallery(node: ContentNode): Gallery {
  const single = parseSingle(node);
  if (single) return [single];
  const items = list(node).flatMap(parseItem);
  return withUniqueIds(items.sort((a, b) => a.order - b.order).map(({ item }) => item));
}

function parseSingle(node: ContentNode): MediaItem | undefined {
  const isSingle = typeof node.raw === 'string' || valueWrapper(node.raw) !== undefined;
  return isSingle ? parseMedia('1', node) : undefined;
}
