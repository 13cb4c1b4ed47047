import { readFile } from 'node:fs/promises';

/** Returns whether an error is a system error with this code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Reads a file as text; null when there is no such file. */
export async function readIfPresent(file: string): Promise<string | null> {
  return await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
}

/** An open file that can be written. */
export interface Writer {
  /** Writes some bytes; perhaps fewer than asked for. A `position` of null is behind the last ones. */
  readonly write: (
    bytes: Uint8Array,
    offset: number,
    length: number,
    position: number | null,
  ) => Promise<{ readonly bytesWritten: number }>;
}

/**
 * Writes all of some bytes. On a full disk the system first takes a part of them without an error.
 * @param file The file.
 * @param bytes The bytes.
 * @param position Where they begin in the file; null for behind the last ones.
 * @throws {Error} of the system when there is no room for all.
 */
export async function writeFully(file: Writer, bytes: Uint8Array, position: number | null): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const at = position === null ? null : position + done;
    done += (await file.write(bytes, done, bytes.length - done, at)).bytesWritten;
  }
}
