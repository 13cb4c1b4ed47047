import { join } from 'node:path';
import { own } from '@/lib/content/raw-tree';
import { readJson } from '@/lib/pipeline/command/read-json';
import { OperatorError } from '@/lib/settings/operator-error';
import { RELEASE_FILE } from './release-list';

const LARGEST_LOSS = 0.5;

/**
 * Refuses content that became smaller by more than half since the current release: this is more often a
 * mistake than intended.
 * @param out The link to the current release; there may be none, or one that does not say its size.
 * @param basePath Base path of the content, for the message.
 * @param size Size of the canonical JSON, in bytes.
 * @throws {OperatorError} that says how to allow it, or that the description of the release is damaged.
 */
export async function checkShrink(out: string, basePath: string, size: number): Promise<void> {
  const remedy = 'roll back to a whole release, or build with --allow-shrink';
  const release = await readJson(join(out, RELEASE_FILE), remedy, null);
  const lastSize = own(release, 'contentBytes');
  if (typeof lastSize !== 'number' || size >= lastSize * LARGEST_LOSS) return;
  throw new OperatorError(
    basePath,
    `shrank from ${lastSize} to ${size} bytes since the last release`,
    'if that is meant, build with --allow-shrink',
  );
}
