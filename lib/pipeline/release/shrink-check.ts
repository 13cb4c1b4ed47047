import { ReleaseError } from './release-error';

const LARGEST_LOSS = 0.5;

/**
 * Refuses content that became smaller by more than half since the last release: this is more often a mistake
 * than intended.
 * @param basePath Base path of the content, for the message.
 * @param size Size of the canonical JSON, in bytes.
 * @param lastSize The same of the last release; `undefined` when there is none.
 * @throws {ReleaseError} that says how to allow it.
 */
export function checkShrink(basePath: string, size: number, lastSize: number | undefined): void {
  if (lastSize === undefined || size >= lastSize * LARGEST_LOSS) return;
  throw new ReleaseError(
    basePath,
    `shrank from ${lastSize} to ${size} bytes since the last release`,
    'if that is meant, build with --allow-shrink',
  );
}
