import { readFile } from 'node:fs/promises';

export function isOfSystem(error: unknown): error is { readonly code: unknown } {
  return typeof error === 'object' && error !== null && 'code' in error;
}

export function hasCode(error: unknown, code: string): boolean {
  return isOfSystem(error) && error.code === code;
}

/** For a file that another server may change at the same time. Returns false when the action failed with this code. */
export async function unless(code: string, action: Promise<void>): Promise<boolean> {
  try {
    await action;
    return true;
  } catch (error) {
    if (hasCode(error, code)) return false;
    throw error;
  }
}

export async function readIfPresent(file: string): Promise<string | null> {
  return await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
}
