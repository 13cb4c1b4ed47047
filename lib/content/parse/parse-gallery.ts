import type { Gallery, MediaItem, MediaKind } from '../model';
import { partOf } from '../schema/normal-form';
import { type Found, numeric, type ParseContext, plain } from './parse-value';

/** Returns the kind of a `_mediaType`: a MIME type, or a word that begins with `youtube`. */
export function mediaKind(mediaType: string): MediaKind {
  const type = mediaType.toLowerCase();
  if (type.startsWith('youtube')) return 'youtube';
  return type.startsWith('video') ? 'video' : 'image';
}

function parseMedia(id: string, media: Found, context: ParseContext): MediaItem[] {
  const url = plain(media, context);
  const part = (key: string): string => plain(partOf(media, key), context);
  return url === '' ? [] : [{ id, url, kind: mediaKind(part('_mediaType')), alt: part('_alt') }];
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
 * Parses a gallery, without items that have no value. A single media value in place of a list is a gallery with
 * one item.
 * @param entries The entries of the list that are records.
 */
export function parseGallery(gallery: Found, entries: readonly Found[], context: ParseContext): Gallery {
  if (gallery?.field?.kind === 'media') return parseMedia('1', gallery, context);
  const items = entries.flatMap((entry) => {
    numeric(partOf(entry, '_order'), context, 0);
    const id = plain(partOf(entry, '_id'), context) || (entry?.key ?? '');
    return parseMedia(id, partOf(entry, 'immagine'), context);
  });
  return withUniqueIds(items);
}
