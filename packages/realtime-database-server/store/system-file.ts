import { readFile } from 'node:fs/promises';

export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Whether the system refused something, such as to open a file. */
export function isSystemError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error;
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
