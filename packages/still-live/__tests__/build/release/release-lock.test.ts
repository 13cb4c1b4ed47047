import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { publishRelease, rollbackTo } from 'still-live/build/release/release';
import { type ReleaseLock, withReleaseLock } from 'still-live/build/release/release-lock';
import { bundledCommand } from '@/__tests__/bundled-command';
import { temporaryFolder } from '@/__tests__/temporary-folder';
import { RELEASES as IDS, writeReleases } from './fake-releases';

const root = temporaryFolder();
const releasesDir = (): string => root('.releases');
const places = () => ({ releasesDir: releasesDir(), out: root('out') });
const shown = async (): Promise<string> => basename(await realpath(root('out')));
const build = <T>(task: (lock: ReleaseLock) => Promise<T>): Promise<T> =>
  withReleaseLock(releasesDir(), 'building', task);
const built = (): Promise<string> => build(() => Promise.resolve('built'));

beforeEach(() => writeReleases(root()));

async function leaveLock(text: string): Promise<void> {
  await mkdir(join(releasesDir(), '.lock', 'left'), { recursive: true });
  await writeFile(join(releasesDir(), '.lock', 'left', 'holder.json'), text);
}

async function letSleep({ stage }: ReleaseLock): Promise<void> {
  const then = new Date(Date.now() - 600_000);
  await utimes(join(stage, 'holder.json'), then, then);
}

test('a build or a rollback beside a build is refused and says which process builds', async () => {
  const second = jest.fn();
  const refusal = `${releasesDir()}: process ${process.pid} is building here; wait until it has ended, or stop it`;
  await build(async () => {
    await expect(build(second)).rejects.toThrow(refusal);
    await expect(rollbackTo(places(), 'previous', 'feeling', 100)).rejects.toThrow(refusal);
  });
  expect(second).not.toHaveBeenCalled();
  expect(await shown()).toBe(IDS[2]);
}, 20_000);

test('a build runs after another one, also after one that failed, and leaves nothing behind', async () => {
  const failure = new Error('no home page');
  await expect(build(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(await built()).toBe('built');
  expect((await readdir(releasesDir())).sort()).toEqual([...IDS]);
});

test('two rollbacks at once go one after the other: both end, and out shows what one of them said', async () => {
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([rollbackTo(places(), IDS[0], 'feeling'), rollbackTo(places(), IDS[1], 'feeling')]);
    expect([IDS[0], IDS[1]]).toContain(await shown());
  }
}, 60_000);

test('a process that slept past its time has lost the lock: it publishes, rolls back and deletes nothing', async () => {
  const exportDir = root('.export');
  await mkdir(exportDir);
  const late = build(async (lock) => {
    await letSleep(lock);
    await build(async () => {
      await expect(
        publishRelease(lock, {
          ...places(),
          exportDir,
          keep: 1,
          info: { project: 'feeling', snapshotHash: 'late' },
        }),
      ).rejects.toThrow('ENOENT');
    });
    await rollbackTo(places(), IDS[1], 'feeling');
    let isHeld = false;
    await build(async () => {
      isHeld = true;
      await expect(rollbackTo(places(), IDS[0], 'feeling', 100)).rejects.toThrow('is building here');
    });
    expect(isHeld).toBe(true);
    await rm(join(lock.stage, 'anything'));
  });
  await expect(late).rejects.toThrow('another process has taken over');
  expect(await shown()).toBe(IDS[1]);
  expect((await readdir(releasesDir())).sort()).toEqual([...IDS]);
}, 20_000);

test('the lock of a killed build is taken over at once, with what it had prepared', async () => {
  const script = await bundledCommand('packages/still-live/__tests__/build/release/hold-lock');
  const child = spawn(process.execPath, [script, releasesDir()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(built()).rejects.toThrow(`process ${child.pid ?? ''} is building here`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await built()).toBe('built');
}, 30_000);

test('a build of another user, who lets nobody signal it, counts as alive', async () => {
  await build(async () => {
    const kill = jest.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    });
    await expect(built()).rejects.toThrow('is building here');
    kill.mockRestore();
  });
});

test('a process that ends in the middle of its task, because what it waited for has ended, leaves no lock', async () => {
  const script = await bundledCommand('packages/still-live/__tests__/build/release/hold-lock');
  const child = spawn(process.execPath, [script, releasesDir(), 'nothing comes'], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  expect(await once(child, 'exit')).toEqual([13, null]);
  expect((await readdir(releasesDir())).sort()).toEqual([...IDS]);
}, 30_000);

test.each(['', '{"pid":', '{}'])(
  'a lock that a power failure cut off (%j) is taken over after a minute',
  async (text) => {
    await leaveLock(text);
    await expect(built()).rejects.toThrow('is undefined here');
    await letSleep({ stage: join(releasesDir(), '.lock', 'left'), signal: AbortSignal.abort() });
    expect(await built()).toBe('built');
  },
);

test('the process of another machine counts as alive, until it has not answered for a minute', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await leaveLock(JSON.stringify({ pid, start: '1', machine: `not ${hostname()}`, doing: 'building' }));
  await expect(built()).rejects.toThrow(`process ${pid} of another machine is building here`);
  await letSleep({ stage: join(releasesDir(), '.lock', 'left'), signal: AbortSignal.abort() });
  expect(await built()).toBe('built');
});

test('of two builds that find the lock of a killed one at once, only one runs at a time', async () => {
  let running = 0;
  let most = 0;
  const task = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 5));
    running -= 1;
  };
  for (let round = 0; round < 10; round += 1) {
    await leaveLock('{}');
    await letSleep({ stage: join(releasesDir(), '.lock', 'left'), signal: AbortSignal.abort() });
    const ends = await Promise.allSettled([build(task), build(task)]);
    const errors = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(errors.filter((line) => !line.includes('is building here'))).toEqual([]);
    expect(errors.length).toBeLessThan(2);
  }
  expect(most).toBe(1);
});
