import { readFile } from 'node:fs/promises';

/** Returns whether an error is a system error with this code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Runs an action on a file that another server may change at the same time. Returns false when it failed with this code. */
export async function unless(code: string, action: Promise<void>): Promise<boolean> {
  try {
    await action;
    return true;
  } catch (error) {
    if (hasCode(error, code)) return false;
    throw error;
  }
}

/** Reads a file as text; null when there is no such file. */
export async function readIfPresent(file: string): Promise<string | null> {
  return await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
}
