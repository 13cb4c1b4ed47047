import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { errorCode } from '@/lib/settings/operator-error';

function entriesIn(dir: string) {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Returns the files under a folder, as sorted relative paths with `/`; none when it does not exist.
 * Synchronous: a large site has thousands of folders, and one at a time would wait for the main thread.
 */
export function walkFiles(dir: string): string[] {
  return entriesIn(dir)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
