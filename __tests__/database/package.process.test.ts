import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { installDatabase } from './install-database';
import { readmeCommands, readmeExamples } from './readme-examples';

/*
 * The package as others get it: packed, installed in a folder outside this repository, and used there. What
 * the examples need besides is linked to.
 */

jest.setTimeout(300_000);

const ROOT = process.cwd();
const run = promisify(execFile);
let folder = '';

async function link(name: string): Promise<void> {
  const place = join(folder, 'node_modules', name);
  await mkdir(dirname(place), { recursive: true });
  await symlink(join(ROOT, 'node_modules', name), place);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-package-'));
  await installDatabase(folder);
  for (const name of [
    'firebase',
    'firebase-admin',
    '@firebase/rules-unit-testing',
    'jest',
    'vitest',
    '.bin/jest',
    '.bin/vitest',
  ])
    await link(name);
});

afterAll(() => rm(folder, { recursive: true }));

test('holds what is used and nothing else, and asks for ws and the two parsers of rules alone', async () => {
  const installed = join(folder, 'node_modules', 'realtime-database-server');
  expect((await readdir(installed)).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  const bundle = await readFile(join(installed, 'dist', 'server.cjs'), 'utf8');
  const required = [...bundle.matchAll(/require\("([^"]+)"\)/g)].map(([, name = '']) => name);
  const others = [...new Set(required)].filter((name) => !name.startsWith('node:'));
  expect(others.sort()).toEqual(['acorn', 'jsonc-parser', 'ws']);
});

test.each(readmeCommands())('the examples of the README pass in one folder: %s', async (command) => {
  const examples = [...readmeExamples()].filter(([name]) => name.endsWith('.test.js'));
  expect(examples.map(([name]) => name)).toContain('shared.test.js');
  for (const [name, code] of examples) await writeFile(join(folder, name), code);
  const env = { ...process.env, npm_config_offline: 'true', NO_COLOR: '1' };
  const { stdout, stderr } = await run(command, { cwd: folder, shell: true, env }).catch((error: unknown) => {
    throw new Error(error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error));
  });
  expect(stdout + stderr).toMatch(new RegExp(`(?:Test Suites: |Test Files +)${examples.length} passed`));
});

test('its README names both test programs', () => {
  expect(readmeCommands().map((command) => /"npx (\w+)/.exec(command)?.[1])).toEqual(['jest', 'vitest']);
});

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
  const { stdout } = await run(process.execPath, ['typed.mjs'], { cwd: folder });
  expect(stdout).toBe('[1,0,["FIREBASE_DATABASE_EMULATOR_HOST"]]\n');
});
