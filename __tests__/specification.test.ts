import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Row {
  readonly section: string;
  readonly rule: string;
  /** Path of the test file below this folder, or `—`. */
  readonly file: string;
  /** Title of the test as its source has it, or the reason why there is none. */
  readonly proof: string;
}

const NO_TEST = '—';
const SAME_RULE = '〃';

/** A cell without the backticks of a code span. */
const bare = (cell: string): string => cell.replace(/^`(.*)`$/, '$1');

function readRows(): Row[] {
  let section = '';
  return readFileSync(join(__dirname, 'specification.md'), 'utf8')
    .split('\n')
    .flatMap((line): Row[] => {
      section = /^## (\d+)\./.exec(line)?.[1] ?? section;
      if (!line.startsWith('|') || /^\| (Rule|-)/.test(line)) return [];
      const [rule = '', file = '', proof = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return [{ section, rule, file: bare(file), proof: bare(proof) }];
    });
}

const rows = readRows();
const proven = rows.filter(({ file }) => file !== NO_TEST);

test('every section of the specification has its rules', () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual(
    Array.from({ length: 9 }, (_, index) => String(index + 1)),
  );
  expect(rows.filter(({ rule, file, proof }) => [rule, file, proof].includes(''))).toEqual([]);
});

test('a rule without a test says why, in words', () => {
  const reasons = rows.filter(({ file }) => file === NO_TEST);
  expect(reasons.filter(({ rule, proof }) => rule === SAME_RULE || !/\w{3}/.test(proof))).toEqual([]);
});

test.each([...new Set(proven.map(({ file }) => file))])('%s has every test that the table names', (file) => {
  const path = join(__dirname, file);
  expect(existsSync(path)).toBe(true);
  const source = readFileSync(path, 'utf8');
  const titles = proven.filter((row) => row.file === file).map(({ proof }) => proof);
  const isThere = (title: string): boolean =>
    ["'", '"', '`'].some(
      (quote) =>
        source.includes(`(${quote}${title}${quote},`) || source.includes(`\n  ${quote}${title}${quote},`),
    );
  expect(titles.filter((title) => !isThere(title))).toEqual([]);
});
