import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { errorCode } from '../release/error-code';

/** Returns the files under a folder, as sorted relative paths with `/`; none when it does not exist. */
export async function walkFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
