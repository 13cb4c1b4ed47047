import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The programs in the README of the database, by the file name in their first line. */
export function readmeExamples(): ReadonlyMap<string, string> {
  const text = readFileSync(join(process.cwd(), 'database', 'README.md'), 'utf8');
  return new Map(
    [...text.matchAll(/```js\n\/\/ (\S+)\n([^]*?)```/g)].map(([, name = '', code = '']) => [name, code]),
  );
}
