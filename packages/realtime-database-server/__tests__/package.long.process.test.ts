import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { dependencies } from '../package.json';
import { readmeCommands, readmeExamples } from './readme-examples';

/*
 * The package as others get it: built, packed, installed in a folder outside this repository, and used there. Nothing is
 * downloaded: what it depends on, and what the examples need besides, is linked to, and npm gets an empty cache, as on a
 * fresh machine.
 */

jest.setTimeout(300_000);

const PACKAGE = join(__dirname, '..');
const README = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
/** Where npm has put what these tests need: here, or in the repository that this is a workspace of. */
const MODULES = join(require.resolve('ws/package.json'), '..', '..');
const { FIREBASE_MODULES = MODULES } = process.env;
const EXAMPLES_NEED = [
  'firebase',
  'firebase-admin',
  '@firebase/rules-unit-testing',
  'jest',
  'vitest',
  '.bin/jest',
  '.bin/vitest',
];
let folder = '';

async function run(program: string, args: readonly string[], cwd = folder): Promise<string> {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    npm_config_offline: 'true',
    npm_config_cache: join(folder, '.npm-cache'),
  };
  const options = { cwd, env, shell: args.length === 0 };
  const { stdout, stderr } = await promisify(execFile)(program, args, options).catch((error: unknown) => {
    throw new Error(error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error));
  });
  return stdout + stderr;
}

async function write(files: Readonly<Record<string, string>>, place: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await writeFile(join(place, name), text);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-package-'));
  await run('npm', ['pack', '--ignore-scripts=false', '--pack-destination', folder], PACKAGE);
  const [archive = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  const linked = Object.keys(dependencies).map((name) => [name, `file:${join(MODULES, name)}`]);
  const all = { 'realtime-database-server': `file:${archive}`, ...Object.fromEntries(linked) };
  await write({ 'package.json': JSON.stringify({ private: true, dependencies: all }) }, folder);
  // The own scripts of what is linked need what it was built with.
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
  for (const name of EXAMPLES_NEED) {
    const place = join(folder, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(join(/^@?firebase(?:\/|$)/.test(name) ? FIREBASE_MODULES : MODULES, name), place);
  }
});

afterAll(() => rm(folder, { recursive: true }));

test('holds what is used and nothing else, and asks for ws and the two parsers of rules alone', async () => {
  const installed = join(folder, 'node_modules', 'realtime-database-server');
  expect((await readdir(installed)).sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'coming-from-the-official-emulator.md',
    'dist',
    'package.json',
  ]);
  const bundle = await readFile(join(installed, 'dist', 'server.cjs'), 'utf8');
  const required = [...bundle.matchAll(/require\("([^"]+)"\)/g)].map(([, name = '']) => name);
  const others = [...new Set(required)].filter((name) => !name.startsWith('node:'));
  expect(others.sort()).toEqual(['acorn', 'jsonc-parser', 'ws']);
});

test.each(readmeCommands(README))('the examples of the README pass in one folder: %s', async (command) => {
  const examples = [...readmeExamples(README)].filter(([name]) => name.endsWith('.test.js'));
  expect(examples.map(([name]) => name)).toContain('shared.test.js');
  await write(Object.fromEntries(examples), folder);
  const output = await run(command, []);
  expect(output).toMatch(new RegExp(`(?:Test Suites: |Test Files +)${examples.length} passed`));
});

const PAGES = ['README.md', 'CHANGELOG.md', 'coming-from-the-official-emulator.md'];

test.each(PAGES)(
  'its %s leads to nothing that the package does not hold, and runs nothing of it',
  async (page) => {
    const text = await readFile(join(folder, 'node_modules', 'realtime-database-server', page), 'utf8');
    const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const links = [...text.matchAll(/\]\((?!https:)#?([^)]+)\)/g)].map(([, link]) => link);
    expect(links.filter((link) => ![...headings, ...PAGES].includes(String(link)))).toEqual([]);
    expect(text).not.toMatch(/__tests__|\bnpm run\b|\btsx\b|\w\/ /);
  },
);

const TYPED = `
import { startDatabase, type Denial, type RunningDatabase } from 'realtime-database-server';
const denials: Denial[] = [];
await using db: RunningDatabase = await startDatabase({ port: 0, namespace: 'main', data: { a: 1 }, rules: { rules: {} } });
const stop: () => void = db.on('denied', (denial) => denials.push(denial));
const worker = db.namespace('worker');
worker.clock.set(new Date(0));
await worker.set('time', { '.sv': 'timestamp' });
stop();
console.log(JSON.stringify([await db.get('a'), await worker.get('time'), Object.keys(db.env)]));
`;

test('its types are whole, and it can be imported as an ES module and disposed of with `await using`', async () => {
  const file = join(folder, 'typed.mts');
  await writeFile(file, TYPED);
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    strict: true,
    types: [],
    // The libraries of TypeScript itself; the types of the package are checked.
    skipDefaultLibCheck: true,
  };
  const program = ts.createProgram([file], options);
  const problems = ts.getPreEmitDiagnostics(program);
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
  program.emit();
  expect(await run(process.execPath, ['typed.mjs'])).toBe('[1,0,["FIREBASE_DATABASE_EMULATOR_HOST"]]\n');
});
