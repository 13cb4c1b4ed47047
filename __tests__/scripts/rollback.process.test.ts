import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bundledCommand } from '../bundled-command';

const ids = ['000001-20261120T100000Z', '000002-20261121T100000Z'];
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rollback-'));
  for (const id of ids) {
    const dir = join(root, '.releases', id);
    await mkdir(dir, { recursive: true });
    await writeFile(
      join(dir, 'release.json'),
      JSON.stringify({ id, builtAt: '2026-11-20', snapshotHash: `h${id[5]}` }),
    );
  }
  await symlink(join('.releases', ids[1] ?? ''), join(root, 'out'));
});

afterEach(() => rm(root, { recursive: true }));

async function rollback(...args: string[]): Promise<{ code: number; output: string }> {
  const command = await bundledCommand('scripts/rollback');
  return new Promise((done) => {
    execFile(process.execPath, [command, ...args], { cwd: root }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : 1, output: stdout + stderr });
    });
  });
}

const shown = async (): Promise<string> => basename(await realpath(join(root, 'out')));

test('without a name the release before the current one is shown, and all are listed', async () => {
  const { code, output } = await rollback();
  expect(code).toBe(0);
  expect(await shown()).toBe(ids[0]);
  expect(output).toContain(`→ ${ids[0]}`);
  expect(output).toContain(`  ${ids[1]}`);
}, 20_000);

test('a release can be named, and listing changes nothing', async () => {
  await rollback(ids[0] ?? '');
  await rollback('--list');
  expect(await shown()).toBe(ids[0]);
  await rollback(ids[1] ?? '');
  expect(await shown()).toBe(ids[1]);
}, 20_000);

test('an unknown release is one line that lists what there is', async () => {
  const { code, output } = await rollback('nothing');
  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toContain(`there are: ${ids[1]}, ${ids[0]}`);
  expect(await shown()).toBe(ids[1]);
}, 20_000);
