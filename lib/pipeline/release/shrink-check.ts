import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { own } from '@/lib/content/raw-tree';
import { OperatorError } from '@/lib/settings/operator-error';
import { RELEASE_FILE } from './release-list';

const LARGEST_LOSS = 0.5;

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new OperatorError(
      file,
      'is not JSON',
      'roll back to a whole release, or build with --allow-shrink',
    );
  }
}

/**
 * Refuses content that became smaller by more than half since the current release: this is more often a
 * mistake than intended.
 * @param out The link to the current release; there may be none, or one that does not say its size.
 * @param basePath Base path of the content, for the message.
 * @param size Size of the canonical JSON, in bytes.
 * @throws {OperatorError} that says how to allow it, or that the description of the release is damaged.
 */
export async function checkShrink(out: string, basePath: string, size: number): Promise<void> {
  const file = join(out, RELEASE_FILE);
  const release = parse(await readFile(file, 'utf8').catch(() => 'null'), file);
  const lastSize = own(release, 'contentBytes');
  if (typeof lastSize !== 'number' || size >= lastSize * LARGEST_LOSS) return;
  throw new OperatorError(
    basePath,
    `shrank from ${lastSize} to ${size} bytes since the last release`,
    'if that is meant, build with --allow-shrink',
  );
}
