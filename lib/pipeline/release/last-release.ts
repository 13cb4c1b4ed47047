import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { own } from '@/lib/content/raw-tree';
import { RELEASE_FILE } from './release-list';
import { ReleaseError } from './release-error';

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ReleaseError(file, 'is not JSON', 'roll back to a whole release, or build with --allow-shrink');
  }
}

/**
 * Returns the size of the content of the current release, in bytes; `undefined` when there is no release or
 * it does not contain the size.
 * @throws {ReleaseError} when the file with the size is damaged.
 */
export async function lastContentSize({ out }: { readonly out: string }): Promise<number | undefined> {
  const file = join(out, RELEASE_FILE);
  const release = parse(await readFile(file, 'utf8').catch(() => 'null'), file);
  const bytes = own(release, 'contentBytes');
  return typeof bytes === 'number' ? bytes : undefined;
}
