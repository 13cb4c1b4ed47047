import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* `specification.md` numbers the rules; a comment above a test names those that it proves: `// [spec 2.14, 9.3]`. */

const RULE = /^- `(\d+\.\d+)` (.*)$/gm;
const TAG = /^ *\/\/ \[spec (.+)\]\n *test\b(?:(?! => )[^])*/gm;

const rules = new Map(
  Array.from(
    readFileSync(join(__dirname, 'specification.md'), 'utf8').matchAll(RULE),
    ([, id = '', text = '']) => [id, / — no test: \w{3}/.test(text)] as const,
  ),
);
const sources = [__dirname, 'packages/still-live/__tests__']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && file !== __filename)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const tags = Array.from(sources.matchAll(TAG), ([test, ids = '']) => ({
  ids: ids.split(', '),
  isLong: test.includes("'@long'"),
}));

test('every rule has a test of the short run that names it, or says why there is none', () => {
  const named = new Set(tags.filter(({ isLong }) => !isLong).flatMap(({ ids }) => ids));
  expect([...rules].filter(([id, saysWhy]) => named.has(id) === saysWhy)).toEqual([]);
  expect(new Set([...rules.keys()].map(parseFloat).map(Math.floor)).size).toBe(9);
});

test('every comment that names rules stands above a test, and its rules are there', () => {
  expect(tags).toHaveLength(sources.split('// [spec').length - 1);
  expect(tags.flatMap(({ ids }) => ids).filter((id) => !rules.has(id))).toEqual([]);
});
