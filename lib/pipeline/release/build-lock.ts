import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
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

/** Returns the content of a lock; an empty text when there is none, or no build wrote it. */
function contentOf(lock: string): Promise<string> {
  return readlink(lock).catch(() => '');
}

/** Returns the process that wrote a lock; `undefined` when it has ended without removing it. */
async function holderOf(content: string): Promise<number | undefined> {
  const [id = '', start = ''] = content.split('-');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  return (await startOf(pid)) === start ? pid : undefined;
}

/** Makes a lock of this process, unless there is one. Returns whether it was made. */
async function make(lock: string, content: string): Promise<boolean> {
  try {
    // A link has its content from the start; a file would be empty for a moment.
    await symlink(content, lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a process that has ended, unless another build has taken it over already. */
async function removeLeft(lock: string, content: string): Promise<void> {
  if ((await contentOf(lock)) !== content) return;
  const aside = `${lock}.${randomUUID()}`;
  try {
    await rename(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  // Between the two, it may have become that of another build, which gets it back.
  const moved = await contentOf(aside);
  if (moved !== content) await make(lock, moved);
  await rm(aside, { recursive: true, force: true });
}

async function take(root: string, lock: string): Promise<void> {
  const own = `${process.pid}-${await startOf(process.pid)}`;
  while (!(await make(lock, own))) {
    const content = await contentOf(lock);
    const holder = await holderOf(content);
    if (holder !== undefined) {
      throw new ReleaseError(
        root,
        `process ${holder} is building here`,
        'wait until it has ended, or stop it',
      );
    }
    await removeLeft(lock, content);
  }
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
  await take(root, lock);
  try {
    return await build();
  } finally {
    await rm(lock, { force: true });
  }
}
