import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startDatabase, type RunningDatabase } from '@/database/server';

let server: RunningDatabase;

beforeAll(async () => {
  const data: unknown = JSON.parse(readFileSync('content/demo.json', 'utf8'));
  server = await startDatabase({ port: 0, data, rules: readFileSync('database.rules.json', 'utf8') });
});

afterAll(() => server.close());

interface Ran {
  readonly code: number | string | undefined;
  readonly lines: readonly string[];
  readonly errors: readonly string[];
}

function run(script: string, ...args: string[]): Promise<Ran> {
  const env = { ...process.env, FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}` };
  const nonEmpty = (text: string): string[] => text.split('\n').filter((line) => line !== '');
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', `scripts/${script}.ts`, ...args],
      { env },
      (error, stdout, stderr) => {
        resolve({
          code: error === null ? 0 : (error.code ?? undefined),
          lines: nonEmpty(stdout),
          errors: nonEmpty(stderr),
        });
      },
    );
    child.stdin?.end();
  });
}

test('a draft goes from check to publication, to nothing left to do, and back', async () => {
  const checked = await run('content-check', '--draft');
  expect(checked).toMatchObject({
    code: 1,
    errors: ['error: content:check: 2 errors, 1 warnings in drafts/feeling'],
  });
  expect(checked.lines).toHaveLength(3);

  const unasked = await run('publish');
  expect(unasked.code).toBe(1);
  expect(unasked.errors).toEqual([
    'error: npm run publish: there is no terminal to ask on; add -- --yes to publish without being asked',
  ]);
  expect(unasked.lines).toContain('10 differences');

  const published = await run('publish', '--yes', '--author', 'Irene');
  expect(published).toMatchObject({ code: 0, errors: [] });
  expect(published.lines.slice(-2)).toEqual([
    '2 content errors in it: npm run content:check -- --draft',
    'published; --undo takes it back',
  ]);

  const again = await run('publish', '--yes');
  expect(again).toMatchObject({
    code: 0,
    lines: ['nothing to publish: projects/feeling is the same as drafts/feeling'],
  });

  const undone = await run('publish', '--undo', '--yes');
  expect(undone.lines.at(-1)).toBe('restored; --undo again goes one publication further back');
  expect(await run('content-check')).toMatchObject({
    code: 0,
    lines: ['0 errors, 0 warnings in projects/feeling'],
  });
}, 240_000);

test('a status told by hand is what the preview bar reads', async () => {
  expect(await run('status', 'building')).toMatchObject({ code: 0, errors: [] });
  expect(await run('status', 'error', 'no release in /srv/feeling/out')).toMatchObject({
    code: 0,
    errors: [],
  });
  const status: unknown = await (await fetch(`${server.url}/status/feeling.json?ns=feeling`)).json();
  expect(status).toMatchObject({
    state: 'error',
    since: expect.any(Number),
    durationMs: expect.any(Number),
    message: 'no release in …',
  });
  expect((await run('status', 'sleeping')).errors).toEqual([
    'error: status "sleeping": write one of building, online, error',
  ]);
}, 120_000);
