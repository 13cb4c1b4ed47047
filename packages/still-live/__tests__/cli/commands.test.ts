import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { RELEASES, writeReleases } from 'still-live/__tests__/build/release/fake-releases';
import { runHere } from './run-here';
import { temporaryFolder } from '@/__tests__/temporary-folder';

// Nothing here comes as far as a build.
jest.mock('still-live/build/build-site', () => ({}));
jest.mock('still-live/build/watch/watch-site', () => ({}));

const cwd = process.cwd();
const [OLD, FIRST, SECOND] = RELEASES;
const folder = temporaryFolder();

beforeEach(async () => {
  process.chdir(folder());
});
afterEach(async () => {
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  process.chdir(cwd);
});

test.each([
  ['status', "Unexpected argument 'build'", ['error', 'la', 'build']],
  ['status', "Unexpected argument 'message'", ['online', 'message']],
  ['status', "Unexpected argument 'other'", ['--site', 'out', 'other']],
  ['status', '--site: the address of the site is empty', ['--site', '']],
  ['status', 'status "sleeping": write one of building, online, error', ['sleeping']],
  ['rollback', "Unexpected argument '000001-old'", ['--list', '000001-old']],
  ['publish', '--note: has no value; write one that begins with a dash as --note=-VALUE', ['--note', '-x']],
  ['serve', '--dir nope: is not a folder; npm run build makes out', ['--dir', 'nope']],
  ['serve', '--dir firebase.json: is not a folder; npm run build makes out', ['--dir', 'firebase.json']],
  ...[
    ['watch', '--allow-shrink'],
    ['status', '--dry-run'],
    ['build', '--allow-shrin'],
    ['rollback', '--lits'],
  ].map(([script = '', option = '']): [string, string, string[]] => [
    script,
    `Unknown option '${option}'; docs/reference.md says which options there are`,
    [option],
  ]),
])('npm run %s refuses what it would ignore or cannot use: %s', async (script, message, args) => {
  await writeFile('firebase.json', '{}');
  // Nothing listens there: what is refused asks no database.
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = '127.0.0.1:1';
  expect(await runHere(script, ...args)).toEqual({
    code: 1,
    lines: [],
    errors: [expect.stringContaining(`error: ${message}`)],
  });
});

test('npm run build -- --deploy-config reads a firebase.json with a byte order mark, as npm run serve does', async () => {
  await writeFile('firebase.json', '\ufeff{"hosting":{"public":"out"}}');
  await mkdir('out');
  for (const name of ['.headers.json', '.redirects.json']) await writeFile(join('out', name), '[]');
  expect(await runHere('build', '--deploy-config')).toMatchObject({ code: 0, errors: [] });
  const written: unknown = JSON.parse(await readFile('firebase.release.json', 'utf8'));
  expect(written).toMatchObject({ hosting: { public: 'out' } });
});

test('npm run rollback goes to the release before or to a named one; listing and a wrong name change nothing', async () => {
  await writeReleases(folder());
  const shown = async (): Promise<string> => basename(await realpath('out'));

  const { code, lines } = await runHere('rollback');
  expect([code, await shown()]).toEqual([0, FIRST]);
  const line = (id: string): string => `${id}  built 2026-11-20T10:00:00Z  content h${id}`;
  expect(lines.slice(-3)).toEqual([`  ${line(SECOND)}`, `→ ${line(FIRST)}`, `  ${line(OLD)}`]);
  expect((await runHere('rollback', '--list')).lines).toEqual(lines.slice(-3));
  const wrong = await runHere('rollback', 'nothing');
  expect(wrong).toMatchObject({
    code: 1,
    errors: [expect.stringContaining(`there are: ${SECOND}, ${FIRST}, ${OLD}`)],
  });
  expect(await shown()).toBe(FIRST);
  await runHere('rollback', SECOND);
  expect(await shown()).toBe(SECOND);
});

test('a new site has its own name, no key of the template, no path of this repository and no programs of others while it is installed, and takes the place of nothing', async () => {
  expect((await runHere('new', 'sito')).lines).toEqual([
    'sito is ready. Next: cd sito && npm install && npm start',
  ]);
  const [manifest, settings, npm, content] = await Promise.all(
    ['package.json', 'tsconfig.json', '.npmrc', 'content/sito.json'].map((name) =>
      readFile(folder('sito', name), 'utf8'),
    ),
  );
  expect(JSON.parse(manifest ?? '')).toMatchObject({ name: 'sito' });
  expect(settings).not.toContain('../');
  expect(npm).toContain('ignore-scripts=true');
  expect(content).not.toContain('projectApiKey');
  expect((await runHere('new', 'sito')).errors).toEqual(['error: sito: already exists; choose another name']);
  expect((await runHere('new', '../sito')).errors).toEqual([
    expect.stringContaining('"../sito" is not a name'),
  ]);
});
