import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import manifest from '@/package.json';
import { bundledCommand } from '@/__tests__/bundled-command';
import { temporaryFolder } from '@/__tests__/temporary-folder';
import { isLongRun } from '@/packages/realtime-database-server/__tests__/long-run';

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
