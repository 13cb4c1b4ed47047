import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBuildLock } from '@/lib/pipeline/release/build-lock';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'feeling-lock-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Leaves the lock of a process that did not remove it. */
async function leaveLock(content: string): Promise<void> {
  await mkdir(join(root, '.snapshot'));
  await symlink(content, join(root, '.snapshot', 'build.lock'));
}

test('a build beside another one in the same folder is refused and says which process builds', async () => {
  const second = jest.fn();
  await withBuildLock(root, async () => {
    await expect(withBuildLock(root, second)).rejects.toThrow(
      `${root}: process ${process.pid} is building here; wait until it has ended, or stop it`,
    );
  });
  expect(second).not.toHaveBeenCalled();
});

test('a build runs after another one, also after one that failed', async () => {
  const failure = new Error('no home page');
  await expect(withBuildLock(root, () => Promise.reject(failure))).rejects.toBe(failure);
  await expect(withBuildLock(root, () => Promise.resolve('built'))).resolves.toBe('built');
});

test('the lock of a killed build is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await leaveLock(`${pid}-1`);
  await expect(withBuildLock(root, () => Promise.resolve('built'))).resolves.toBe('built');
});

test('of two builds that find the lock of a killed one at once, only one runs at a time', async () => {
  let running = 0;
  let most = 0;
  const build = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  for (let round = 0; round < 50; round += 1) {
    await rm(join(root, '.snapshot'), { recursive: true, force: true });
    await leaveLock('?');
    const ends = await Promise.allSettled([withBuildLock(root, build), withBuildLock(root, build)]);
    const errors = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(errors.filter((line) => !line.includes('is building here'))).toEqual([]);
    expect(errors.length).toBeLessThan(2);
  }
  expect(most).toBe(1);
});

test('a lock that no build wrote is taken over', async () => {
  await leaveLock('?');
  await expect(withBuildLock(root, () => Promise.resolve('built'))).resolves.toBe('built');
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the lock of a killed build is taken over when another process has its id', async () => {
  await leaveLock(`${process.pid}-1`);
  await expect(withBuildLock(root, () => Promise.resolve('built'))).resolves.toBe('built');
});
