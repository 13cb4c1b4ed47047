import { mkdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code';
import { ReleaseError } from './release-error';

/**
 * Returns the start time of a process on Linux, and an empty text on other systems. It distinguishes a
 * process from a later one with the same id.
 */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process is alive, but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}

/** Returns the process that holds a lock; `undefined` when it has ended without removing it. */
async function holderOf(lock: string): Promise<number | undefined> {
  const [id = '', start = ''] = (await readlink(lock).catch(() => '')).split('-');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  return (await startOf(pid)) === start ? pid : undefined;
}

async function take(lock: string): Promise<void> {
  // A link has its content from the start; a file would be empty for a moment.
  await symlink(`${process.pid}-${await startOf(process.pid)}`, lock);
}

/**
 * Runs a build alone: a second one in the same folder would delete the files of the first. The lock of a
 * killed process is taken over.
 * @param root Root of the project.
 * @returns The result of the build.
 * @throws {ReleaseError} that names the process that is building here.
 */
export async function withBuildLock<T>(root: string, build: () => Promise<T>): Promise<T> {
  const lock = join(root, '.snapshot', 'build.lock');
  await mkdir(join(root, '.snapshot'), { recursive: true });
  try {
    await take(lock);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const holder = await holderOf(lock);
    if (holder !== undefined) {
      const what = `process ${holder} is building here`;
      throw new ReleaseError(root, what, 'wait until it has ended, or stop it', { cause: error });
    }
    await rm(lock, { force: true });
    await take(lock);
  }
  try {
    return await build();
  } finally {
    await rm(lock, { force: true });
  }
}
