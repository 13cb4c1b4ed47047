import { readFileSync } from 'node:fs';
import ts from 'typescript';

test('the types of the project are checked without the files that Next generates, which differ after `npm run dev`', () => {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync('tsconfig.json', 'utf8')) as {
    config: { exclude: readonly string[] };
  };
  // `next dev` puts them into `include` by itself; `exclude` comes first.
  expect(config.exclude).toContain('.next');
});
