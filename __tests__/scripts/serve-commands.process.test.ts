import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledCommand } from '../bundled-command';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-commands-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs a command in the folder of the test. Gives its exit code and what it says. */
async function run(
  script: string,
  ...args: string[]
): Promise<{ code: unknown; output: string; errors: string }> {
  const command = await bundledCommand(`scripts/${script}`);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, ...args],
      { cwd: folder, timeout: 60_000 },
      (error, output, errors) => resolve({ code: error === null ? 0 : error.code, output, errors }),
    );
  });
}

test('npm run serve refuses a folder that does not exist, and a file', async () => {
  await writeFile(join(folder, 'firebase.json'), '{}');
  for (const dir of ['nope', 'firebase.json']) {
    expect(await run('serve', '--port', '0', '--dir', dir)).toEqual({
      code: 1,
      output: '',
      errors: `error: --dir ${dir}: is no folder; npm run build makes out\n`,
    });
  }
});

test('npm run build -- --deploy-config reads a firebase.json with a byte order mark, as npm run serve does', async () => {
  await writeFile(join(folder, 'firebase.json'), '\ufeff{"hosting":{"public":"out"}}');
  await mkdir(join(folder, 'out'));
  await writeFile(join(folder, 'out', '.headers.json'), '[]');
  await writeFile(join(folder, 'out', '.redirects.json'), '[]');
  expect(await run('build', '--deploy-config')).toMatchObject({ code: 0, errors: '' });
  const written: unknown = JSON.parse(await readFile(join(folder, 'firebase.release.json'), 'utf8'));
  expect(written).toMatchObject({ hosting: { public: 'out' } });
});
