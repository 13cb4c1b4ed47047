import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type JudgedRow, listRows, rangeOf } from './rows';

async function replaceIn(file: string, pattern: RegExp, text: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  if (!pattern.test(before)) throw new Error(`${file}: has nothing like ${pattern.source}; write it again`);
  await writeFile(
    file,
    before.replace(pattern, () => text),
  );
}

/** Writes what a run said into the guides that print it. */
export async function writeGuides(rows: readonly JudgedRow[]): Promise<void> {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  const of = (group: RegExp): string => rangeOf(rows.filter(({ name }) => group.test(name)));
  await replaceIn(
    'docs/performance.md',
    /(?<=^## The last run\n\n)[^#]*(?=^## )/m,
    `${availableParallelism()} cores, ${date}.\n\n${listRows(rows)}\n\n`,
  );
  await replaceIn(
    'README.md',
    /^On slow 4G, .*(?= \(\[all figures\])/m,
    // What stands there without a figure has the limit 0.
    `On slow 4G, against a page written by hand (${date}): first paint ${of(/^FCP/)}, largest paint ${of(/^LCP/)}. Scripts take ${of(/^scripts of Home$/)}, none before the largest paint; a change in the database shows after ${of(/^write → painted$/)}`,
  );
}
