import { DataError } from './data-error';

/** Most values in one write of a client that is no administrator. More would keep the server busy for seconds. */
export const MAX_NODES = 200_000;

/**
 * Checks how many values a JSON text has, before it is parsed.
 * @throws {DataError} with code `too_big`.
 */
export function checkNodeCount(json: string): void {
  // Two characters are the least that a value takes.
  if (json.length <= 2 * MAX_NODES) return;
  let count = 0;
  // Every value but the first in its container follows a comma, and the first one a bracket.
  for (const [mark] of json.matchAll(/"[^"\\]*(?:\\[^][^"\\]*)*"|[,[{]/g)) {
    if (mark.length === 1) count += 1;
    if (count <= MAX_NODES) continue;
    throw new DataError(
      'too_big',
      `Data to write exceeds ${MAX_NODES} values, the most that a client without the token of an administrator may write at once.`,
    );
  }
}
