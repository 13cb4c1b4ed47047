import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { withReleaseLock } from '@/lib/pipeline/release/release-lock';
import { BuildFolder, LARGE_RELEASE } from './build-folder';

/*
 * In a folder of its own: whatever is wrong with the content or the settings, the build ends with one line that says what to do, and the
 * site that is out stays. The real command runs once where the database answers and once where it does not.
 */

jest.setTimeout(120_000);

let folder: BuildFolder;

beforeEach(async () => {
  folder = await BuildFolder.make();
});
afterEach(() => folder.close());

/** For a database that never answers. */
const SHORT = { CONTENT_TIMEOUT_SECONDS: '1' };
const HOME = { testo_chi_siamo: { _value: 'x' } };

describe('npm run build refuses', () => {
  test('an empty base path', async () => {
    const env = await folder.withContent({ projects: { altro: { pagine: { home: HOME } } } });
    await folder.expectRefusal(await folder.buildHere(env), 'projects/feeling: is empty', 'CONTENT_PROJECT');
  });

  test.each([
    ['pagine', { footer: HOME }],
    ['pagine/home', { pagine: { chi_siamo: HOME } }],
  ])('content without %s', async (path, content) => {
    const env = await folder.withContent({ projects: { feeling: content } });
    await folder.expectRefusal(
      await folder.buildHere(env),
      `projects/feeling/${path}: is missing`,
      'publish',
    );
  });

  test('content that shrank by more than half since the last release', async () => {
    const env = await folder.withContent({ projects: { feeling: { pagine: { home: HOME } } } });
    await folder.expectRefusal(
      await folder.build(env),
      `projects/feeling: shrank from ${LARGE_RELEASE}`,
      '--allow-shrink',
    );
  });

  test('a last release whose own record is damaged', async () => {
    await writeFile(join(folder.path, 'out', 'release.json'), '{"id":');
    const env = await folder.withContent({ projects: { feeling: { pagine: { home: HOME } } } });
    await folder.expectRefusal(await folder.buildHere(env), 'release.json: cannot be read', '--allow-shrink');
  });

  test('a folder where another build runs, and leaves its files alone', async () => {
    const half = join(folder.path, '.export', 'index.html');
    await mkdir(join(folder.path, '.export'));
    await writeFile(half, 'of the other build');
    const env = await folder.withContent({ projects: { feeling: { pagine: { home: HOME } } } });
    const ended = await withReleaseLock(join(folder.path, '.releases'), 'building', () =>
      folder.buildHere(env),
    );
    await folder.expectRefusal(ended, `process ${process.pid} is building here`, 'wait');
    expect(await readFile(half, 'utf8')).toBe('of the other build');
  });

  test('a database that cannot be reached', async () => {
    await folder.expectRefusal(
      await folder.buildHere({ ...SHORT, FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:1' }),
      'projects/feeling: ',
      '127.0.0.1:1',
      'check',
    );
  });

  test('a database that does not answer in time', async () => {
    const silent = await new Promise<Server>((resolve) => {
      const server = createServer((socket) => socket.on('error', () => undefined));
      server.listen(0, '127.0.0.1', () => resolve(server));
    });
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      const ended = await folder.build({ ...SHORT, FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${port}` });
      await folder.expectRefusal(ended, 'projects/feeling: no answer', 'within 1 s', 'check');
    } finally {
      silent.close();
    }
  });

  test.each([
    ['FIREBASE_DATABASE_URL', {}],
    [
      'CONTENT_TIMEOUT_SECONDS',
      { FIREBASE_DATABASE_EMULATOR_HOST: 'localhost:1', CONTENT_TIMEOUT_SECONDS: 'presto' },
    ],
  ])('a wrong %s', async (variable, env) => {
    await folder.expectRefusal(await folder.buildHere(env), new RegExp(`^error: ${variable}: `));
  });
});

/** A program in the place of Next that never ends by itself and writes its process id into the folder. */
const ENDLESS = `require('node:fs').writeFileSync('next.pid', String(process.pid)); setInterval(() => {}, 1000);`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('npm run build ends Next, which runs meanwhile, when the content cannot be read', async () => {
  const next = join(folder.path, 'node_modules', 'next');
  await mkdir(join(next, 'dist', 'bin'), { recursive: true });
  await writeFile(join(next, 'package.json'), '{"name":"next","version":"16.4.6"}');
  await writeFile(join(next, 'dist', 'bin', 'next'), ENDLESS);
  await mkdir(join(folder.path, 'lib', 'browser', 'early'), { recursive: true });
  await writeFile(join(folder.path, 'lib', 'browser', 'early', 'early.ts'), '');
  await writeFile(join(folder.path, 'tsconfig.json'), '{}');
  const ended = await folder.build({ FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:1' });
  await folder.expectRefusal(ended, 'projects/feeling: ', '127.0.0.1:1');
  expect(isRunning(Number(await readFile(join(folder.path, 'next.pid'), 'utf8')))).toBe(false);
});
