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
