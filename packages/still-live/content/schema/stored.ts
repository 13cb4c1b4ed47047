import { isRecord, own } from 'still-live/content/raw-tree';
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

// Editors and spreadsheets write these in place of a switch that is off.
const OFF: ReadonlySet<string> = new Set(['', '0', 'false', 'falso', 'no']);

/** Returns whether a raw flag is on: its value is truthy, and is no word for “off”. */
export function isOn(raw: unknown): boolean {
  const value = isWrapped(raw, VALUE) ? own(raw, VALUE) : raw;
  return typeof value === 'string' ? !OFF.has(value.trim().toLowerCase()) : Boolean(value);
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
