import { readdirSync, readFileSync } from 'node:fs';

const ROWS = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The criteria of levels A and AA, from https://www.w3.org/TR/WCAG22/ (4.1.1 is obsolete there). */
const CRITERIA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3';

test('the page on accessibility has all success criteria of WCAG 2.2, levels A and AA, each once', () => {
  expect(ROWS.map(([, criterion = '']) => criterion.split(' ')[0])).toEqual(CRITERIA.split(' '));
});

test('every test that it names is there', () => {
  const files = readdirSync('__tests__', { recursive: true, encoding: 'utf8' });
  const named = ROWS.flatMap(([, , , proof = '']) =>
    [...proof.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.filter((name) => !files.some((file) => file.includes(`/${name ?? ''}.`)))).toEqual([]);
});
