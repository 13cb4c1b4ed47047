import { DataError } from './errors';

/** Decoded keys, starting at the root. */
export type Path = readonly string[];

/** Maximum length of a key, in bytes of UTF-8 (Realtime Database limits). */
const MAX_KEY_BYTES = 768;
/** Maximum depth of a path (Realtime Database limits). */
export const MAX_DEPTH = 32;

const FORBIDDEN = /[.#$[\]/\u0000-\u001f\u007f]/;

/**
 * Returns whether a text is a valid key: not empty, at most 768 bytes, without `. # $ [ ] /` and control
 * characters.
 */
export function isValidKey(key: string): boolean {
  if (key.length === 0 || FORBIDDEN.test(key)) return false;
  return key.length * 3 <= MAX_KEY_BYTES || Buffer.byteLength(key) <= MAX_KEY_BYTES;
}

/**
 * Returns keys as a path. The last key may be `.priority`.
 * @throws {DataError} with code `invalid_path`.
 */
function pathOf(keys: readonly string[]): Path {
  keys.forEach((key, index) => {
    const isPriority = key === '.priority' && index === keys.length - 1;
    if (!isPriority && !isValidKey(key)) throw invalidPath();
  });
  if (keys.length > MAX_DEPTH + Number(keys.at(-1) === '.priority')) {
    throw new DataError('invalid_path', `Invalid path: Path exceeds the maximum depth of ${MAX_DEPTH}`);
  }
  return keys;
}

function keysIn(text: string): string[] {
  return text.split('/').filter((key) => key !== '');
}

/**
 * Splits a path in the form of the protocol (not percent-encoded; leading, trailing and repeated slashes are
 * ignored). The last key may be `.priority`.
 * @throws {DataError} with code `invalid_path`.
 */
export function parsePath(text: string): Path {
  return pathOf(keysIn(text));
}

/**
 * Returns the path at a relative path below another one. Nothing is below a priority.
 * @param text The relative path, in the form of the protocol.
 * @throws {DataError} with code `invalid_path`.
 */
export function pathBelow(base: Path, text: string): Path {
  return pathOf([...base, ...keysIn(text)]);
}

export function invalidPath(): DataError {
  return new DataError('invalid_path', 'Invalid path: Invalid token in path');
}

/** Without a leading slash; for the root an empty text. */
export function pathText(path: Path): string {
  return path.join('/');
}

export function contains(outer: Path, inner: Path): boolean {
  return outer.length <= inner.length && outer.every((key, index) => key === inner[index]);
}
