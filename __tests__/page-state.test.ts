import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PAGE_STATES } from 'still-live/route/page-state';

const [STATES, DECLARATION] = [
  new Map<string, readonly string[]>(Object.entries(PAGE_STATES)),
  'route/page-state.ts',
];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.scss'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => file.includes('/') && !file.endsWith(DECLARATION) && !file.startsWith('packages/realtime'),
  );

function found(ofFile: RegExp, what: RegExp): RegExpMatchArray[] {
  return files
    .filter((file) => ofFile.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(what)]);
}

function isState([, name = '', value]: RegExpMatchArray): boolean {
  const values = STATES.get(name);
  return values !== undefined && (value === undefined || values.length === 0 || values.includes(value));
}

test('styles, tests and tools name only declared states of the page, with values that they may have', () => {
  const named = found(/./, /\bhtml(?::\w+\()*\[data-([\w-]+)(?:=["']?([\w-]+)["']?)?\]/g);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((match) => !isState(match)).map(([text]) => text)).toEqual([]);
});

test('whatever else a style asks for is an attribute that a component writes', () => {
  const written = new Set(found(/\.tsx?$/, /\bdata-([a-z-]+)(?=[='"])/g).map(([, name]) => name));
  const asked = found(/\.scss$/, /\[data-([\w-]+)(?:=["']([\w-]+)["'])?\]/g);
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((match) => !isState(match) && !written.has(match[1])).map(([text]) => text)).toEqual(
    [],
  );
});

test('the engine sets and reads states by their declaration', () => {
  const engine = /^packages\/still-live\/(?!__tests__).*\.tsx?$/;
  expect(found(engine, /documentElement\.(?:dataset|\w+Attribute)\b.*/g).map(([text]) => text)).toEqual([]);
});
