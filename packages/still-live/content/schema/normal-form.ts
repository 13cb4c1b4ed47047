import { isTree, type RawTree } from 'still-live/content/raw-tree';
import { isGallery } from './field';
import { partsOf, type Place } from './find-field';
import { isTemplate, isWrapped, LIST, partPath, storedKey, VALUE, wrappedPath } from './stored';

/**
 * Some content in its normal form, the same however the database stores it: values and lists without wrappers, no
 * templates, entries in the order in which they are shown.
 */
export interface ContentNode extends Place {
  readonly value: unknown;
  /**
   * Entries in the order of the site; other parts in the order of the schema, and then those that the schema does not
   * know.
   */
  readonly parts: readonly ContentNode[];
}

// Deeper content is not read, so that no tree overflows the stack. The database itself allows 32 levels.
const MOST_LEVELS = 32;

function isIndexed(raw: RawTree): boolean {
  return (
    Array.isArray(raw) || (Object.keys(raw).length > 0 && Object.keys(raw).every((key) => /^\d+$/.test(key)))
  );
}

// The site shows a single picture that stands in place of a gallery.
function asSingle(raw: unknown, place: Place): Place {
  const { field, isEntry } = place;
  const isSingle = typeof raw === 'string' || isWrapped(raw, VALUE);
  const isInGallery = field !== undefined && isGallery(field) && !isEntry;
  return isSingle && isInGallery ? { ...place, field: field.parts.immagine } : place;
}

function readParts(
  raw: RawTree,
  around: Place,
  level: number,
  has: (name: string) => boolean,
): ContentNode[] {
  const { path, field } = around;
  const known = partsOf(around);
  const keys = new Map(Object.entries(known).map(([key, part]) => [storedKey(raw, key, part), key]));
  return [...new Set([...keys.keys(), ...Object.keys(raw)])]
    .filter((name) => Object.hasOwn(raw, name) && has(name))
    .flatMap((name) => {
      const key = keys.get(name);
      const others = field?.kind === 'group' ? field.others?.(name) : undefined;
      const part = key === undefined ? others : known[key];
      const place = { key: key ?? name, path: partPath(path, name), field: part, isEntry: false };
      return readContent(raw[name], place, level + 1) ?? [];
    });
}

export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

// Entries whose key is no number come last.
function orderOf(entry: ContentNode): number {
  const order = entry.field?.kind === 'list' ? entry.field.entry.order : undefined;
  const written = order === undefined ? undefined : numberIn(partOf(entry, order)?.value);
  return written ?? (/^\d+$/.test(entry.key) ? Number(entry.key) : Number.MAX_SAFE_INTEGER);
}

function inOrder(a: ContentNode, b: ContentNode): number {
  return orderOf(a) - orderOf(b) || Number(a.key) - Number(b.key) || (a.key < b.key ? -1 : 1);
}

function readEntries(raw: unknown, path: string, { field }: Place, level: number): ContentNode[] {
  if (!isTree(raw)) return [];
  const hasTemplate = field?.kind !== 'list' || field.keys !== 'page';
  return Object.keys(raw)
    .filter((key) => !key.startsWith('_') && !(hasTemplate && isTemplate(key, raw[key])))
    .flatMap((key) => {
      const entry = { key, path: partPath(path, key), field, isEntry: true };
      return readContent(raw[key], entry, level + 1) ?? [];
    })
    .sort(inOrder);
}

function readList(raw: RawTree, place: Place, level: number): ContentNode {
  const [value, path] = isWrapped(raw, LIST) ? [raw[LIST], wrappedPath(place.path)] : [raw, place.path];
  const others = readParts(raw, place, level, (name) => name.startsWith('_') && name !== LIST);
  return { ...place, value, parts: [...readEntries(value, path, place, level), ...others] };
}

/** Reads the raw content at a place. Never throws. */
export function readContent(raw: unknown, at: Place, level = 0): ContentNode | undefined {
  if (raw === null || raw === undefined || level > MOST_LEVELS) return undefined;
  const place = asSingle(raw, at);
  const { field, isEntry } = place;
  if (!isTree(raw)) return { ...place, value: raw, parts: [] };
  const isUnknown = field === undefined;
  const isList = field?.kind === 'list' && !isEntry;
  if (isList || (isUnknown && (isWrapped(raw, LIST) || isIndexed(raw)))) return readList(raw, place, level);
  const hasValue = (isUnknown || !('parts' in field) || field.kind === 'media') && isWrapped(raw, VALUE);
  const parts = readParts(raw, place, level, (name) => !hasValue || name !== VALUE);
  if (!hasValue) return { ...place, value: raw, parts };
  const inner = readContent(raw[VALUE], place, level + 1);
  return { ...place, value: inner?.value, parts: [...(inner?.parts ?? []), ...parts] };
}

/** Finds a part by its name in the schema, or an entry by its key. */
export function partOf(node: ContentNode | undefined, key: string): ContentNode | undefined {
  return node?.parts.find((part) => part.key === key);
}

/** Returns the trimmed text of a value, or the digits of a number; else an empty text. */
export function textOf(node: ContentNode | undefined): string {
  const value = node?.value;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}
