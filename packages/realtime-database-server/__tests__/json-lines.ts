import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a file of JSON values, one a line. The formatter leaves such a table as it is. */
export function linesOf(...place: readonly string[]): ReturnType<typeof JSON.parse>[] {
  return readFileSync(join(...place), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
