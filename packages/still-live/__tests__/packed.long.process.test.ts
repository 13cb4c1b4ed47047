import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { startDatabase } from 'realtime-database-server';
import { temporaryFolder } from '@/__tests__/temporary-folder';

const folder = temporaryFolder();

function pack(name: string): string {
  const args = ['pack', '--json', '--ignore-scripts=false', '--pack-destination', folder()];
  const said = execFileSync('npm', args, { cwd: `packages/${name}`, encoding: 'utf8', stdio: 'pipe' });
  return folder(JSON.parse(said.slice(said.indexOf('[\n')))[0].filename);
}

test('installed from packed files in an empty folder, the engine makes a site that compiles and builds', async () => {
  const packed = ['still-live', 'realtime-database-server'].map(pack);
  const run = (
    cwd: string,
    program: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ) => promisify(execFile)(program, args, { cwd, env: { ...process.env, ...env } });
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', ...packed];
  await mkdir(folder('empty'));
  await run(folder('empty'), 'npm', install);
  // A command that cannot run says so in one line.
  for (const [command, line] of [
    ['build', 'error: lib/site/site.ts: not found; run still-live build in the folder of a site'],
    ['biuld', 'error: still-live biuld: there is no such command; there are start'],
  ] as const)
    await expect(run(folder('empty'), 'npx', ['still-live', command])).rejects.toMatchObject({
      stderr: expect.stringMatching(new RegExp(`^${line}.*\\n$`)),
    });
  const help = await run(folder('empty'), 'npx', ['still-live', '--help']);
  expect(help.stdout).toContain('one of: start, dev, build');
  await run(folder('empty'), 'npx', ['still-live', 'new', 'sito']);
  const site = folder('empty', 'sito');
  await run(site, 'npm', install);
  await run(site, 'npm', ['run', 'check']);
  const data: object = JSON.parse(readFileSync(resolve(site, 'content/sito.json'), 'utf8'));
  const database = await startDatabase({ port: 0, data, namespace: 'sito' });
  try {
    await run(site, 'npm', ['run', 'build'], database.env);
  } finally {
    await database.stop();
  }
  expect(existsSync(resolve(site, 'out/index.html'))).toBe(true);
}, 900_000);
