import { readdirSync, readFileSync } from 'node:fs';

const ENGINE = 'packages/still-live';
const SOURCES = [
  ...[`${ENGINE}/cli`, '__tests__/tools'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  ),
  `${ENGINE}/build/publish/publish-options.ts`,
];
const GUIDES = ['docs/reference.md', 'docs/operating.md']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const OPTION = /'?([a-z][a-z-]*)'?: (?:\{ type: '(?:string|boolean)'|flag\b|text\b)/g;

test('the guides name every option of the commands: the message about an unknown one sends readers there', () => {
  const options = SOURCES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(OPTION)].map(([, name = '']) => `--${name}`),
  );
  expect(options).toEqual(expect.arrayContaining(['--no-status', '--plan', '--database-port', '--list']));
  expect(options.filter((option) => !new RegExp(`${option}\\b`).test(GUIDES))).toEqual([]);
});
