import { isTree } from './raw-tree';
import type { RecordPath, Records } from './records';
import { type Field, isGallery, type Parts } from './schema/field';
import { stepsTo } from './schema/find-field';
import { type ContentNode, partOf, readContent, textOf } from './schema/normal-form';

/*
 * In the preview every value says where it comes from: a text begins with a comment that has its content path, and
 * a picture has it as a part. So every element that shows content knows its field, whatever component renders it,
 * and the components of the site need to know nothing of it.
 */

const NOTE = 'content:';

/** Returns a text with its content path. The sanitiser has removed all other comments. */
function withNote(html: string, path: string): string {
  // A key of the database may hold what would end the comment.
  return html.trim() === '' ? html : `<!--${NOTE}${path.replaceAll('>', '%3E')}-->${html}`;
}

/** Returns the content path in the data of a comment; `undefined` for any other comment. */
export function pathInNote(data: string): string | undefined {
  return data.startsWith(NOTE) ? data.slice(NOTE.length).replaceAll('%3E', '>') : undefined;
}

/** Returns the pictures that a gallery shows, in order. */
function picturesOf(gallery: ContentNode): readonly ContentNode[] {
  const pictures = gallery.parts.map((entry) => (entry.isEntry ? partOf(entry, 'immagine') : undefined));
  const all = gallery.field?.kind === 'media' ? [gallery] : pictures;
  return all.filter((picture) => picture !== undefined).filter((picture) => textOf(picture) !== '');
}

function inGallery(items: readonly unknown[], gallery: ContentNode): readonly unknown[] {
  const pictures = picturesOf(gallery);
  // A picture that only one of the two counts would shift all others.
  if (pictures.length !== items.length) return items;
  return items.map((item, index) => (isTree(item) ? { ...item, path: pictures[index]?.path } : item));
}

function inParts(value: unknown, parts: Parts, node: ContentNode): unknown {
  if (!isTree(value)) return value;
  const names = new Map(Object.entries(parts).map(([key, part]) => [part.as ?? key, [key, part] as const]));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const [key, part] = names.get(name) ?? [];
      return [name, part && key !== undefined ? inField(inner, part, partOf(node, key)) : inner];
    }),
  );
}

function inEntry(entry: unknown, parts: Parts, list: ContentNode): unknown {
  const key = isTree(entry) ? (entry['key'] ?? entry['page']) : undefined;
  const node = typeof key === 'string' ? partOf(list, key) : undefined;
  return node ? inParts(entry, parts, node) : entry;
}

/** Notes the paths in a parsed value of a field. */
function inField(value: unknown, field: Field, node: ContentNode | undefined): unknown {
  if (node === undefined) return value;
  if (field.kind === 'label' || field.kind === 'html')
    return typeof value === 'string' ? withNote(value, node.path) : value;
  if (field.kind === 'group') return inParts(value, field.parts, node);
  if (field.kind !== 'list' || !Array.isArray(value)) return value;
  return isGallery(field) ? inGallery(value, node) : value.map((entry) => inEntry(entry, field.parts, node));
}

/**
 * Returns a parsed record whose texts and pictures say where they come from.
 * @param path Its path below the base path.
 * @param value The parsed record.
 * @param raw Its value in the database.
 */
export function withOrigins<P extends RecordPath>(path: P, value: Records[P], raw: unknown): Records[P] {
  const step = stepsTo(path)?.at(-1);
  const node = step && readContent(raw, step);
  if (!step || !node) return value;
  const isEntry = step.key !== undefined && 'parts' in step.field;
  // The shape stays the same.
  return (isEntry ? inParts(value, step.field.parts, node) : inField(value, step.field, node)) as Records[P];
}
