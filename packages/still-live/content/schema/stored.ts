import { isRecord, isTree, own } from 'still-live/content/raw-tree';
import { asTyped, composeLetters } from 'still-live/html/characters';
import type { Field } from './field';

/*
 * How the database stores content: a value bare or in a wrapper (`_value`); a list as an array, an array with
 * holes or a record by index, bare or in a wrapper (`_list`), with a template that is never shown.
 */

export const VALUE = '_value';
export const LIST = '_list';

export function isWrapped(raw: unknown, key: typeof VALUE | typeof LIST): boolean {
  return isRecord(raw) && Object.hasOwn(raw, key);
}

// Editors and spreadsheets write these in place of a switch.
const ON: ReadonlySet<string> = new Set(['1', 'on', 'si', 'sì', 'true', 'vero', 'x', 'yes']);
const OFF: ReadonlySet<string> = new Set(['', '0', 'false', 'falso', 'no']);

/** Reads the value of a flag; `undefined` when it says neither yes nor no. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value !== 'string') return isTree(value) ? undefined : Boolean(value);
  const word = composeLetters(asTyped(value)).toLowerCase();
  return ON.has(word) || (OFF.has(word) ? false : undefined);
}

/** Returns whether a flag is on. What says neither yes nor no shows a page in the menu, and is off elsewhere. */
export function isOn(value: unknown, field: Field | undefined): boolean {
  return flagOf(value) ?? field?.record !== undefined;
}

export function storedKey(record: unknown, key: string, { storedAlsoAs = key }: Field): string {
  return (own(record, key) ?? null) === null ? storedAlsoAs : key;
}

/** Index 0, or an entry whose `_id` is 0, is the template of its list, which is never shown. */
export function isTemplate(key: string, entry: unknown): boolean {
  const id = own(entry, '_id');
  return key === '0' || id === 0 || id === '0';
}

export function valuePath(path: string): string {
  return `${path}/${VALUE}`;
}

export function wrappedPath<Path extends string>(list: Path): `${Path}/_list` {
  return `${list}/_list`;
}

/** Removes list wrappers, so that wrapped and bare lists have the same path. */
export function plainPath(path: string): string {
  return path
    .split('/')
    .filter((key) => key !== LIST)
    .join('/');
}

export function partPath(path: string, key: string): string {
  if (key === VALUE) return path;
  return path === '' ? key : `${path}/${key}`;
}
