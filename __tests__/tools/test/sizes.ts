import { readFileSync } from 'node:fs';
import { SITE } from '../../../folders.config.mjs';
import { changedLines, commonCommit, trackedFiles } from './what-changed';

const PARTS = [
  ['tests', /(^|\/)__tests__\//],
  ['engine', /^packages\/still-live\//],
  ['database', /^packages\/realtime-database-server\//],
  ['examples', /^examples\//],
  ['site', new RegExp(`^(${SITE.filter((folder) => folder !== 'content').join('|')})/`)],
] as const;

const partOf = (file: string): string | undefined => PARTS.find(([, of]) => of.test(file))?.[0];
const isCode = (file: string): boolean => /\.(tsx?|[cm]?js|scss)$/.test(file);

/** How many lines of code each part has, and how many of them others do not have yet; one line to print. */
export function sizes(): string {
  const sums = new Map(PARTS.map(([name]) => [name as string, { lines: 0, added: 0 }]));
  for (const file of trackedFiles().filter(isCode)) {
    const sum = sums.get(partOf(file) ?? '');
    if (sum) sum.lines += readFileSync(file, 'utf8').split('\n').length - 1;
  }
  for (const [file, added] of changedLines(commonCommit())) {
    const sum = isCode(file) ? sums.get(partOf(file) ?? '') : undefined;
    if (sum) sum.added += added;
  }
  const told = [...sums].map(
    ([name, { lines, added }]) =>
      `${name} ${lines.toLocaleString('en')}${added === 0 ? '' : ` (${added > 0 ? '+' : '−'}${Math.abs(added)})`}`,
  );
  return `lines of code: ${told.toReversed().join(', ')}`;
}
