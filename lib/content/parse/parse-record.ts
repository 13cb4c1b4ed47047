import { focusOf } from '@/lib/media/focus';
import { isTree } from '../raw-tree';
import { isIndex, type RecordPath, type Records } from '../records';
import type { Sanitiser } from '../safe-html';
import { type Field, isGallery, type List, type Parts } from '../schema/field';
import { type FieldStep, stepsTo } from '../schema/find-field';
import { type ContentNode, partOf, readContent } from '../schema/normal-form';
import { isTemplate } from '../schema/stored';
import type { Gallery, MediaItem, MediaKind } from '../schema/values';
import type { ContentIssue } from './issue';
import { expectRecord, type Found, LEAVES, numeric, type ParseContext, plain, report } from './parse-leaf';

type Values = Record<string, unknown>;

/** Chooses parts of a record. */
type Choice = (part: Field) => boolean;

/** Chooses what a record shows itself. */
const isOwn: Choice = ({ above }) => above === undefined || above === 'too';
/** Chooses what the record around shows. */
const isAbove: Choice = ({ above }) => above === 'too' || above === 'only';

function parseParts(parts: Parts, node: Found, isChosen: Choice, context: ParseContext): Values {
  const record = expectRecord(node, context) ? node : undefined;
  const chosen = Object.entries(parts).filter(([, part]) => isChosen(part));
  return Object.fromEntries(
    chosen.map(([key, part]) => [part.as ?? key, parseField(part, partOf(record, key), context)]),
  );
}

/** Returns the entries of a list that are records; reports the others. */
function entriesOf(of: List, node: Found, context: ParseContext): readonly ContentNode[] {
  if (node === undefined) return [];
  if (of.keys === 'page' ? !expectRecord(node, context) : !isTree(node.value)) {
    if (of.keys !== 'page') report(node, 'list', context);
    return [];
  }
  return node.parts.filter((entry) => entry.isEntry && expectRecord(entry, context));
}

/** Returns whether an entry has all parts without which it is left out. */
function isComplete({ parts }: List, entry: Values): boolean {
  return Object.entries(parts).every(([key, { required, as = key }]) => !required || entry[as] !== '');
}

/** Returns the kind of a `_mediaType`: a MIME type, or a word that begins with `youtube`. */
export function mediaKind(mediaType: string): MediaKind {
  const type = mediaType.toLowerCase();
  if (type.startsWith('youtube')) return 'youtube';
  return type.startsWith('video') ? 'video' : 'image';
}

function parseFocus(node: Found, context: ParseContext): string | undefined {
  const written = plain(node, context);
  const focus = focusOf(written);
  if (node && written !== '' && focus === undefined) report(node, 'focus', context);
  return focus;
}

function parseMedia(id: string, media: Found, context: ParseContext): MediaItem[] {
  const url = plain(media, context);
  const part = (key: string): string => plain(partOf(media, key), context);
  const poster = part('_poster');
  const focus = parseFocus(partOf(media, '_focus'), context);
  if (media === undefined || url === '') return [];
  return [
    {
      ...{ id, url, kind: mediaKind(part('_mediaType')), alt: part('_alt') },
      ...(poster && { poster }),
      ...(focus && { focus }),
    },
  ];
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
 */
function parseGallery(of: List, gallery: Found, context: ParseContext): Gallery {
  if (gallery?.field?.kind === 'media') return parseMedia('1', gallery, context);
  const items = entriesOf(of, gallery, context).flatMap((entry) => {
    numeric(partOf(entry, '_order'), context, 0);
    const id = plain(partOf(entry, '_id'), context) || entry.key;
    return parseMedia(id, partOf(entry, 'immagine'), context);
  });
  return withUniqueIds(items);
}

function parseEntries(of: List, node: Found, context: ParseContext): readonly unknown[] {
  const keyName = of.keys === 'page' ? 'page' : 'key';
  return entriesOf(of, node, context)
    .filter(({ key }) => of.keys !== 'index' || isIndex(key))
    .map((entry): Values => {
      const parts = parseParts(of.parts, entry, of.record === 'each' ? isAbove : isOwn, context);
      return { [keyName]: entry.key, ...parts };
    })
    .filter((entry) => isComplete(of, entry));
}

/** Parses a field inside a record. */
function parseField(of: Field, node: Found, context: ParseContext): unknown {
  if (of.kind === 'group')
    return parseParts(of.parts, node, of.record && of.above === undefined ? isAbove : isOwn, context);
  if (of.kind !== 'list') return LEAVES[of.kind](node, context, of);
  return isGallery(of) ? parseGallery(of, node, context) : parseEntries(of, node, context);
}

/** Parses a record; `null` for the template of a list, and where a list has no such entry. */
function parseWhole({ field: of, key }: FieldStep, node: Found, context: ParseContext): unknown {
  if (of.kind === 'group') return parseParts(of.parts, node, isOwn, context);
  if (of.kind !== 'list' || key === undefined) return parseField(of, node, context);
  const isShown = (of.keys !== 'index' || isIndex(key)) && !isTemplate(key, node?.value);
  return isShown && expectRecord(node, context) ? parseParts(of.parts, node, isOwn, context) : null;
}

/** A complete value, whatever the input was, and what was wrong with the input. */
export interface Parsed<T> {
  readonly value: T;
  readonly issues: readonly ContentIssue[];
  /**
   * `wrong`: the raw value has another type than the record, so an earlier good value is better than this
   * one.
   */
  readonly state: 'present' | 'absent' | 'wrong';
}

/**
 * Parses one record. Never throws.
 * @param path Its path below the base path.
 * @param raw Its value in the database.
 * @param sanitiser Sanitises its texts.
 */
export function parseRecord<P extends RecordPath>(
  path: P,
  raw: unknown,
  sanitiser: Sanitiser,
): Parsed<Records[P]> {
  const issues: ContentIssue[] = [];
  const context = { sanitiser, issues };
  const step = stepsTo(path)?.at(-1);
  const node = readContent(raw, step ?? { path });
  const isRightKind = step?.field.kind === 'flag' || expectRecord(node, context);
  const state = node === undefined ? 'absent' : isRightKind ? 'present' : 'wrong';
  // The schema has the types of its records (`schema/values.ts`).
  const value = (step ? parseWhole(step, node, context) : null) as Records[P];
  return { value, issues, state };
}
