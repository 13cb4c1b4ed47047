import { isTree, own, type RawTree } from '@/lib/content/raw-tree';
import { CONTENT, pageField, pageWithoutScreen } from '@/lib/content/schema/content';
import { type Field, isGallery, media } from '@/lib/content/schema/field';
import { listWrapper, storedKey, valueWrapper, wrappedPath } from '@/lib/content/schema/stored';

/** A field of the model with its value in a raw tree. */
export interface PlacedField {
  readonly field: Field;
  /** Path below the base path, as the tree has it. */
  readonly path: string;
  readonly raw: unknown;
  /** Whether this is an entry of the list `field`, and not the list itself. */
  readonly isEntry: boolean;
}

type Visit = (placed: PlacedField) => void;

const SINGLE_MEDIA = media('Immagine');

function visitParts(field: Field, raw: RawTree, path: string, visit: Visit): void {
  if (!('parts' in field)) return;
  for (const [key, part] of Object.entries(field.parts)) {
    const name = storedKey(raw, key, part);
    const value = own(raw, name);
    if (value !== undefined) visitField(part, value, `${path}/${name}`, visit);
  }
}

function visitList(field: Field, raw: unknown, path: string, visit: Visit): void {
  const wrapper = listWrapper(raw);
  const [entries, at] = wrapper === undefined ? [raw, path] : [own(raw, wrapper), wrappedPath(path)];
  if (!isTree(entries)) return;
  for (const [key, entry] of Object.entries(entries)) {
    if (key.startsWith('_') || !isTree(entry)) continue;
    visit({ field, path: `${at}/${key}`, raw: entry, isEntry: true });
    visitParts(field, entry, `${at}/${key}`, visit);
  }
}

/** Returns whether a value is a picture in place of a gallery, which the site shows; other lists have none. */
function isSingleMedia(field: Field, raw: unknown): boolean {
  return isGallery(field) && (!isTree(raw) || valueWrapper(raw) !== undefined);
}

function visitField(field: Field, raw: unknown, path: string, visit: Visit): void {
  if (isSingleMedia(field, raw)) {
    visit({ field: SINGLE_MEDIA, path, raw, isEntry: false });
    return;
  }
  visit({ field, path, raw, isEntry: false });
  if (field.kind === 'list') visitList(field, raw, path, visit);
  else if (isTree(raw)) visitParts(field, raw, path, visit);
}

/**
 * Visits every field of the content model that has a value in a tree, in the order of the model. Never
 * throws.
 * @param tree A tree without templates (`prunedContent`).
 */
export function walkFields(tree: unknown, visit: Visit): void {
  for (const [name, field] of Object.entries(CONTENT)) {
    const raw = own(tree, name);
    if (raw !== undefined) visitField(field, raw, name, visit);
  }
  const pages = own(tree, 'pagine');
  for (const page of isTree(pages) ? Object.keys(pages) : []) {
    if (pageField(page) === undefined)
      visitField(pageWithoutScreen(page), own(pages, page), `pagine/${page}`, visit);
  }
}
