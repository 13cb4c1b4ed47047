import type { ListField } from '@/lib/content/fields/field';
import { stepsTo } from '@/lib/content/fields/find-field';
import { isTree, own } from '@/lib/content/raw-tree';
import { textOf } from './pruned-content';

/** One entry of a list. */
export interface Entry {
  readonly key: string;
  /** Its raw value, whole. */
  readonly whole: unknown;
  /** Its raw value without what only says its place or its number. */
  readonly value: unknown;
  /** The same as a text: equal texts are equal entries. */
  readonly text: string;
  /** What tells it from the others, as far as its field says: its title, or the address of its picture. */
  readonly name: string;
}

/** Parts of an entry that no visitor sees. */
const NUMBER = '_id';

/** The field of a list, where the model has it. */
function listField(path: string): ListField | undefined {
  const step = stepsTo(path)?.at(-1);
  return step?.field.kind === 'list' && step.key === undefined ? step.field : undefined;
}

/**
 * Whether a raw value is a list itself, and no wrapper of one: the model says so, or it has the name of one, or only whole numbers as keys.
 * Takes its path below the base path.
 */
export function isList(path: string, value: unknown): boolean {
  if (!isTree(value)) return false;
  if (path.endsWith('/_list')) return true;
  const keys = Object.keys(value);
  if (listField(path)) return keys.every((key) => !key.startsWith('_'));
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
}

/** Whether the entries of a list say where they stand, so that their keys say nothing. Takes its path below the base path. */
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

/** Where an entry stands: the number that says so, or the one it has as its key; other keys come last. */
function placeOf(key: string, value: unknown, parts: readonly string[]): number {
  const said = parts.map((part) => numberOf(own(value, part))).find((place) => place !== undefined);
  return said ?? numberOf(key) ?? Number.MAX_SAFE_INTEGER;
}

function nameOf(value: unknown, field: ListField | undefined): string {
  return textOf(own(value, field?.entry.title ?? 'immagine')).toLowerCase();
}

/** The entries of a list in the order in which the site shows them. Takes its path below the base path and its raw value without templates. */
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
