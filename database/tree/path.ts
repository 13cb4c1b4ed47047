import { DataError } from './data-error';

/** A location in the tree: its keys from the root, decoded. */
export type Path = readonly string[];

/** Longest key, in bytes of UTF-8 (Realtime Database limits). */
const MAX_KEY_BYTES = 768;
/** Deepest path (Realtime Database limits). */
export const MAX_DEPTH = 32;

const FORBIDDEN = /[.#$[\]/\u0000-\u001f\u007f]/;

/** Whether a text may be a key: not empty, at most 768 bytes, none of `. # $ [ ] /` nor control characters. */
export function isValidKey(key: string): boolean {
  if (key.length === 0 || FORBIDDEN.test(key)) return false;
  return key.length * 3 <= MAX_KEY_BYTES || Buffer.byteLength(key) <= MAX_KEY_BYTES;
}

/**
 * Splits a path as it travels on the wire (not percent-encoded; leading, trailing and doubled slashes are ignored).
 * The last key may be `.priority`. Throws DataError `invalid_path`.
 */
export function parsePath(text: string): Path {
  const keys = text.split('/').filter((key) => key !== '');
  keys.forEach((key, index) => {
    const isPriority = key === '.priority' && index === keys.length - 1;
    if (!isPriority && !isValidKey(key)) throw invalidPath();
  });
  if (keys.length > MAX_DEPTH + Number(keys.at(-1) === '.priority')) {
    throw new DataError('invalid_path', `Invalid path: Path exceeds the maximum depth of ${MAX_DEPTH}`);
  }
  return keys;
}

/** The error of the official service for a path with a forbidden key. */
export function invalidPath(): DataError {
  return new DataError('invalid_path', 'Invalid path: Invalid token in path');
}

/** The path as text, without a leading slash; the root is the empty text. */
export function pathText(path: Path): string {
  return path.join('/');
}

/** Whether `inner` is `outer` or lies below it. */
export function contains(outer: Path, inner: Path): boolean {
  return outer.length <= inner.length && outer.every((key, index) => key === inner[index]);
}
