import { readdirSync, readFileSync } from 'node:fs';
import { guardedFeatures } from '../../browsers.config.mjs';

const PAGE = readFileSync('docs/guarantees.md', 'utf8');

/** The criteria of levels A and AA, from https://www.w3.org/TR/WCAG22/ (4.1.1 is obsolete there). */
const CRITERIA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3';

test('the page has all success criteria of WCAG 2.2, levels A and AA, each once', () => {
  const named = [...PAGE.matchAll(/^\| ([\d. ]+) \|/gm)].flatMap(([, cell = '']) => cell.trim().split(' '));
  expect(named.toSorted()).toEqual(CRITERIA.split(' ').toSorted());
});

test('every test that it names is there', () => {
  const files = [
    '__tests__',
    'packages/still-live/__tests__',
    'packages/realtime-database-server/__tests__',
  ].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`));
  const named = [...PAGE.matchAll(/`([\w./*-]+\.(?:test|spec)(?:\.tsx?)?)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(50);
  const isThere = (name: string): boolean => {
    const [start = '', end = ''] = `/${name}`.split('*');
    return files.some((file) => file.includes(start) && file.includes(end));
  };
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test('every guarded feature of browsers stands there with what is seen without it', () => {
  expect(
    guardedFeatures.map(({ feature }) => feature).filter((feature) => !PAGE.includes(`\`${feature}\``)),
  ).toEqual([]);
});
