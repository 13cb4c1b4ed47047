import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SnapshotError } from '@/lib/snapshot/snapshot-error';
import { RELEASE_FILE } from '../finish/release-list';

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SnapshotError(file, 'is no JSON', 'roll back to a whole release, or build with --allow-shrink');
  }
}

/**
 * The size in bytes of the content of the current release; `undefined` when there is none or it does not say.
 * @throws {SnapshotError} when the file that says it is damaged.
 */
export async function lastContentSize({ out }: { readonly out: string }): Promise<number | undefined> {
  const file = join(out, RELEASE_FILE);
  const release = parse(await readFile(file, 'utf8').catch(() => 'null'), file);
  const isRecord = typeof release === 'object' && release !== null && 'contentBytes' in release;
  return isRecord && typeof release.contentBytes === 'number' ? release.contentBytes : undefined;
}
