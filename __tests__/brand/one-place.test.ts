import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { colord, extend } from 'colord';
import names from 'colord/plugins/names';
import { parse } from 'postcss-scss';
import { name } from '@/brand/brand';

extend([names]);

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      file !== '' &&
      !/^(brand|content|docs|\.ci)\/|(^|\/)__tests__\/|\.md$|\.(png|jpg|ico|mp4|woff2)$/.test(file),
  );

const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test('the name of the company stands in its brand alone; besides, the site names its project after it', () => {
  expect(linesWith(new RegExp(name, 'i'))).toEqual([`lib/site/site.ts: project: '${name.toLowerCase()}',`]);
});

const isColour = (word: string): boolean => colord(word).alpha() > 0 && colord(word).isValid();
const coloursIn = (text: string): string[] =>
  (text.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(\s*\d[^)]*\)|(?<![\w$#-])[a-z]+(?![\w(-])/gi) ?? []).filter(
    isColour,
  );

test('no style sheet has a colour of its own; those of a mask are not seen', () => {
  const own: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.scss'))) {
    const sheet = parse(readFileSync(file, 'utf8'), { from: file });
    sheet.walkDecls(({ prop, value }) => {
      if (!/^mask\b/.test(prop)) own.push(...coloursIn(value).map((colour) => `${file}: ${prop}: ${colour}`));
    });
    sheet.walkAtRules(
      ({ params }) => void own.push(...coloursIn(params).map((colour) => `${file}: ${colour}`)),
    );
  }
  expect(own).toEqual([]);
});

test('no component, page or picture has a colour of its own', () => {
  const places =
    /(?:fill|stroke|color|background|shadow|outline|border)\w*["']?\s*[=:]\s*["'`{]+([^"'`}]+)/gi;
  const own = files
    .filter((file) => /^(?!packages\/realtime|[^/]*$).*\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(places), ([, value = '']) => coloursIn(value))
        .flat()
        .map((colour) => `${file}: ${colour}`),
    );
  expect(own).toEqual([]);
});

test('the company that the tests know is that of the demo, as it is in brand/ until another one replaces it', async () => {
  const own = readFileSync('brand/brand.ts', 'utf8');
  const demo = readFileSync('__tests__/demo-company/brand/brand.ts', 'utf8');
  const isDemo = own.includes(`name = '${name}'`);
  expect(isDemo ? own : demo).toBe(demo);
});
