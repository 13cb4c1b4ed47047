import { ReleaseError } from './release-error';

const LARGEST_LOSS = 0.5;

/**
 * Refuses content that shrank by more than half against the last release: more likely a mistake than a decision.
 * Takes the sizes in bytes of canonical JSON; `undefined` when there is no last release.
 * @throws {ReleaseError} that says how to accept it.
 */
export function checkShrink(basePath: string, size: number, lastSize: number | undefined): void {
  if (lastSize === undefined || size >= lastSize * LARGEST_LOSS) return;
  throw new ReleaseError(
    basePath,
    `shrank from ${lastSize} to ${size} bytes since the last release`,
    'if that is meant, build with --allow-shrink',
  );
}
