import { readdirSync, readFileSync } from 'node:fs';

const ENGINE = 'packages/still-live';
const SOURCES = [
  ...[`${ENGINE}/cli`, '__tests__/tools'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  ),
  `${ENGINE}/build/command/local-options.ts`,
  `${ENGINE}/build/publish/publish-options.ts`,
];
const REFERENCE = readFileSync('docs/reference.md', 'utf8');
const GUIDES = REFERENCE + readFileSync('docs/operating.md', 'utf8');

const OPTION = /'?([a-z][a-z-]*)'?: (?:\{ type: '(?:string|boolean)'|flag\b|text\b)/g;

test('the guides name every option of the commands: the message about an unknown one sends readers there', () => {
  const options = SOURCES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(OPTION)].map(([, name = '']) => `--${name}`),
  );
  expect(options).toEqual(expect.arrayContaining(['--no-status', '--plan', '--database-port', '--list']));
  expect(options.filter((option) => !new RegExp(`${option}\\b`).test(GUIDES))).toEqual([]);
});

const SETTING = /^ +([A-Z][A-Z_]+): \w+\((?:\s*'(\w+)')?|^ +([A-Z][A-Z_]+): written/gm;

test('the guide has every setting that the code reads, with what counts without it, and no other', () => {
  const code = readFileSync(`${ENGINE}/settings/settings.ts`, 'utf8');
  const read = [...code.matchAll(SETTING)].map(([, name, otherwise = '', bare]) => [name ?? bare, otherwise]);
  const lines = new Map(
    [...REFERENCE.matchAll(/^- `((?:CONTENT|FIREBASE|NEXT_PUBLIC)_\w+)`: (.*)$/gm)].map(([, name, text]) => [
      name,
      text,
    ]),
  );
  expect(new Set(lines.keys())).toEqual(new Set(read.map(([name]) => name)));
  expect(read.filter(([name, otherwise = '']) => !lines.get(name)?.includes(otherwise))).toEqual([]);
});
