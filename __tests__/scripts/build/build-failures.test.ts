import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';

/*
 * The real command, in a folder of its own: whatever is wrong with the content or the settings, it ends with one line that says what to
 * do, and the site that is out stays.
 */

const ROOT = process.cwd();
const LARGE_RELEASE = 50_000_000;

jest.setTimeout(120_000);

let folder: string;
let database: RunningDatabase | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeling-build-'));
  const release = join(folder, '.releases', '000001-old');
  await mkdir(release, { recursive: true });
  await writeFile(join(release, 'index.html'), 'the site that is out');
  await writeFile(
    join(release, 'release.json'),
    JSON.stringify({ id: '000001-old', builtAt: '2026-01-01', contentBytes: LARGE_RELEASE }),
  );
  await symlink(join('.releases', '000001-old'), join(folder, 'out'));
});

afterEach(async () => {
  await database?.stop();
  database = undefined;
  await rm(folder, { recursive: true });
});

interface Ended {
  readonly code: number | null;
  readonly errors: readonly string[];
}

/** Runs `npm run build`'s command. Gives its exit code and the lines it wrote to stderr. */
function build(env: Record<string, string>): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', join(ROOT, 'node_modules/tsx/dist/esm/index.mjs'), join(ROOT, 'scripts/build.ts')],
    {
      cwd: folder,
      env: {
        PATH,
        HOME,
        NODE_ENV: 'test',
        TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'),
        CONTENT_TIMEOUT_SECONDS: '2',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, errors: output.join('').split('\n').filter(Boolean) }));
  });
}

async function withContent(data: unknown): Promise<Record<string, string>> {
  database = await startDatabase({ port: 0, data, namespace: 'feeling' });
  return { FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${database.port}` };
}

async function expectRefusal({ code, errors }: Ended, ...parts: readonly (string | RegExp)[]): Promise<void> {
  expect(errors).toHaveLength(1);
  for (const part of parts) expect(errors[0]).toMatch(part);
  expect(code).not.toBe(0);
  expect(code).not.toBeNull();
  expect(await readlink(join(folder, 'out'))).toBe(join('.releases', '000001-old'));
  expect(await readFile(join(folder, 'out', 'index.html'), 'utf8')).toBe('the site that is out');
}

const HOME = { testo_chi_siamo: { _value: 'x' } };

describe('npm run build refuses', () => {
  test('an empty base path', async () => {
    const env = await withContent({ projects: { altro: { pagine: { home: HOME } } } });
    await expectRefusal(await build(env), 'projects/feeling: is empty', 'CONTENT_PROJECT');
  });

  test.each([
    ['pagine', { footer: HOME }],
    ['pagine/home', { pagine: { chi_siamo: HOME } }],
  ])('content without %s', async (path, content) => {
    const env = await withContent({ projects: { feeling: content } });
    await expectRefusal(await build(env), `projects/feeling/${path}: is missing`, 'publish');
  });

  test('content that shrank by more than half since the last release', async () => {
    const env = await withContent({ projects: { feeling: { pagine: { home: HOME } } } });
    await expectRefusal(await build(env), `projects/feeling: shrank from ${LARGE_RELEASE}`, '--allow-shrink');
  });

  test('a last release whose own record is damaged', async () => {
    await writeFile(join(folder, 'out', 'release.json'), '{"id":');
    const env = await withContent({ projects: { feeling: { pagine: { home: HOME } } } });
    await expectRefusal(await build(env), 'release.json: is no JSON', '--allow-shrink');
  });

  test('a database that cannot be reached', async () => {
    await expectRefusal(
      await build({ FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:1' }),
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
      const ended = await build({ FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${port}` });
      await expectRefusal(ended, 'projects/feeling: no answer', 'within 2 s', 'check');
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
    await expectRefusal(await build(env), new RegExp(`^error: ${variable}: `));
  });
});
