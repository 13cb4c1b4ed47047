import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import manifest from '@/package.json';
import { LOCAL_NAMES } from 'still-live/build/command/local-options';
import { bundledCommand } from '@/__tests__/bundled-command';
import { temporaryFolder } from '@/__tests__/temporary-folder';
import { isLongRun, longTest } from '@/packages/realtime-database-server/__tests__/long-run';

const folder = temporaryFolder();

test('npm run dev ends, with its database, when the content has no home page', async () => {
  const content = { projects: { feeling: { pagine: { contatti: { a: 1 } } } } };
  await mkdir(folder('content'));
  await writeFile(folder('content', 'feeling.json'), JSON.stringify(content));
  await cp('database.rules.json', folder('database.rules.json'));
  const command = [await bundledCommand('dev'), '--port', '0', '--database-port', '0'];
  await expect(promisify(execFile)(process.execPath, command, { cwd: folder() })).rejects.toMatchObject({
    code: 1,
    stderr: 'error: projects/feeling/pagine/home: is missing; publish this page before building\n',
  });
});

test('in a folder without a site the command of a checkout says in one line where to run it', async () => {
  const command = join(process.cwd(), 'packages', 'still-live', 'still-live.cjs');
  const run = promisify(execFile)(process.execPath, [command, 'status'], { cwd: folder() });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^error: lib\/site\/site\.ts: not found; run still-live status in .*\n$/),
  });
});

/** Asks an address as a page with a name of its own does when that name leads here. */
async function statusAs(host: string, address: string): Promise<number | undefined> {
  const [response]: IncomingMessage[] = await once(get(address, { headers: { host } }), 'response');
  response?.resume();
  return response?.statusCode;
}

/** Starts a program, uses the address of the site that it prints, and ends it. */
async function withSite(
  args: readonly string[],
  cwd: string,
  use: (site: string) => Promise<void>,
): Promise<void> {
  const program = spawn(process.execPath, args, { cwd, env: { ...process.env, NODE_ENV: 'development' } });
  const ended = once(program, 'exit');
  try {
    let said = '';
    for await (const piece of program.stdout) {
      said += String(piece);
      const [, site] = /(?:site|served on) +(http:\/\/127\.0\.0\.1:\d+)\s/.exec(said) ?? [];
      if (site === undefined) continue;
      await use(site);
      break;
    }
  } finally {
    program.kill();
    await ended;
  }
  expect.hasAssertions();
}

async function answersItsOwnNames(site: string): Promise<void> {
  const { port } = new URL(site);
  for (const name of LOCAL_NAMES) expect(await statusAs(`${name}:${port}`, site)).toBe(200);
  for (const name of ['evil.example', 'localhost.evil.example', '0.0.0.0'])
    for (const path of ['/', '/_next/static/chunks/a.js', '/__nextjs_source-map'])
      expect(await statusAs(`${name}:${port}`, `${site}${path}`)).toBe(403);
}

const DEV_SERVER = join(process.cwd(), 'packages/still-live/cli/dev-server.cjs');

test('the development server gives nothing to a page whose name was made to lead here', async () => {
  await mkdir(folder('node_modules/next'), { recursive: true });
  const next =
    'module.exports = () => ({ prepare: async () => {}, getRequestHandler: () => (asked, answer) => answer.end() });';
  await writeFile(folder('node_modules/next/index.js'), next);
  await writeFile(folder('package.json'), '{}');
  await withSite([DEV_SERVER, '0', ...LOCAL_NAMES], folder(), answersItsOwnNames);
});

test('npm run serve gives nothing to such a page either', async () => {
  await cp('firebase.json', folder('firebase.json'));
  await mkdir(folder('out'));
  await writeFile(folder('out/index.html'), '<!DOCTYPE html>');
  await withSite([await bundledCommand('serve'), '--port', '0'], folder(), async (site) => {
    expect(await statusAs(new URL(site).host, site)).toBe(200);
    expect(await statusAs('evil.example', site)).toBe(403);
  });
});

longTest(
  'npm run dev serves the site with its content, to this machine only',
  async () => {
    const command = [await bundledCommand('dev'), '--port', '0', '--database-port', '0'];
    await withSite(command, process.cwd(), async (site) => {
      await answersItsOwnNames(site);
      expect(await (await fetch(`${site}/contatti/`)).text()).toContain('<h1');
    });
  },
  120_000,
);

const PROGRAMS = Object.entries(manifest.scripts).filter(([, script]) => /still-live|\/tools\//.test(script));

test.each(PROGRAMS)(
  'npm run %s becomes its program, so that a signal to it reaches the program',
  async (_, script) => {
    // Says its own number instead of running anything.
    for (const program of ['node', 'still-live']) {
      await writeFile(folder(program), '#!/bin/sh\necho $$\n');
      await chmod(folder(program), 0o755);
    }
    const PATH = `${folder()}${delimiter}${process.env['PATH'] ?? ''}`;
    const shell = spawn('sh', ['-c', script], { env: { ...process.env, PATH } });
    expect((await text(shell.stdout)).trim().split('\n').at(-1)).toBe(String(shell.pid));
  },
);

const ENDED = [
  ['SIGINT', 'database', ['--no-viewer']],
  ['SIGTERM', 'serve', ['--dir', 'docs']],
  ['SIGINT', 'examples', []],
] as const;

test.each(ENDED.slice(0, isLongRun ? undefined : 1))(
  '%s to npm alone ends npm run %s: nobody answers any more',
  async (signal, script, args) => {
    const npm = spawn('npm', ['run', script, '--', '--port', '0', ...args]);
    let said = '';
    let address: string | undefined;
    for await (const piece of npm.stdout) {
      said += String(piece);
      [address] = /http:\/\/127\.0\.0\.1:\d+(?=\s)/.exec(said) ?? [];
      if (address !== undefined) break;
    }
    expect((await fetch(`${address ?? ''}/.json`)).status).toBeLessThan(500);
    npm.kill(signal);
    expect(await once(npm, 'exit')).toEqual([0, null]);
    await expect(fetch(address ?? '')).rejects.toThrow('fetch failed');
  },
);
