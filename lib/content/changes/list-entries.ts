import type { List } from '@/lib/content/schema/field';
import { stepsTo } from '@/lib/content/schema/find-field';
import { isTree, own } from '@/lib/content/raw-tree';
import { isWrappedPath, textOf } from '@/lib/content/schema/stored';

/** One entry of a list. */
export interface Entry {
  readonly key: string;
  /** Its complete raw value. */
  readonly whole: unknown;
  /** Its raw value without the parts that only contain its place or its number. */
  readonly value: unknown;
  /** `value` as JSON: equal texts are equal entries. */
  readonly text: string;
  /** Its title, or the address of its picture, in small letters. */
  readonly name: string;
}

/** The part with the number of an entry, which visitors do not see. */
const NUMBER = '_id';

/** Returns the field of a list; `undefined` when the model has no list at this path. */
function listField(path: string): List | undefined {
  const step = stepsTo(path)?.at(-1);
  return step?.field.kind === 'list' && step.key === undefined ? step.field : undefined;
}

/**
 * Returns whether a raw value is itself a list, and not the wrapper of one: by the model, by its path,
 * or because all its keys are whole numbers.
 * @param path Its path below the base path.
 */
export function isList(path: string, value: unknown): boolean {
  if (!isTree(value)) return false;
  if (isWrappedPath(path)) return true;
  const keys = Object.keys(value);
  if (listField(path)) return keys.every((key) => !key.startsWith('_'));
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
}

/**
 * Returns whether the entries of a list have a field for their order, so that their keys mean nothing.
 * @param path Path of the list below the base path.
 */
export function hasOwnOrder(path: string): boolean {
  return listField(path)?.entry.order !== undefined;
}

function withoutParts(value: unknown, parts: readonly string[]): unknown {
  if (!isTree(value) || !parts.some((part) => Object.hasOwn(value, part))) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !parts.includes(key)));
}

function numberOf(raw: unknown): number | undefined {
  const text = textOf(raw);
  return text === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
}

/** Returns the place of an entry in its list: its order field, or else its key; other keys come last. */
function placeOf(key: string, value: unknown, parts: readonly string[]): number {
  const written = parts.map((part) => numberOf(own(value, part))).find((place) => place !== undefined);
  return written ?? numberOf(key) ?? Number.MAX_SAFE_INTEGER;
}

function nameOf(value: unknown, field: List | undefined): string {
  return textOf(own(value, field?.entry.title ?? 'immagine')).toLowerCase();
}

/**
 * Returns the entries of a list in the order in which the site shows them.
 * @param path Path of the list below the base path.
 * @param list Its raw value without templates.
 */
export function entriesOf(path: string, list: unknown): readonly Entry[] {
  if (!isTree(list)) return [];
  const field = listField(path);
  const order = field?.entry.order ?? [];
  return Object.entries(list)
    .map(([key, whole]) => {
      const value = withoutParts(whole, [...order, NUMBER]);
      const entry = { key, whole, value, text: JSON.stringify(value), name: nameOf(whole, field) };
      return { place: placeOf(key, whole, order), entry };
    })
    .sort((a, b) => a.place - b.place || Number(a.entry.key) - Number(b.entry.key) || 0)
    .map(({ entry }) => entry);
}
