/** Part of a file: its first and last byte, both inclusive. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a `Range` header (RFC 9110, section 14.2).
 * @param header The header, if any.
 * @param size Size of the file in bytes.
 * @returns The part; `'unsatisfiable'` when it is outside the file; `undefined` when the whole file is to be
 *   sent (no range, several ranges, or another unit).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start <= end && start < size ? { start, end } : 'unsatisfiable';
}
