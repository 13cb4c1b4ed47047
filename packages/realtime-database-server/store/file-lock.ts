import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { hasCode, readIfPresent, unless } from './system-file';

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
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive, but belongs to another user.
    return hasCode(error, 'EPERM');
  }
}

async function holderOf(content: string): Promise<number | null> {
  const [number = '', start = ''] = content.split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  return (await startOf(pid)) === start ? pid : null;
}

/**
 * Makes a lock of a file with its content, unless there is one. The lock has its content from its first moment
 * on: another server would take an empty one for that of a killed process.
 * @returns Whether it was made.
 */
async function placeLock(file: string, lock: string): Promise<boolean> {
  try {
    return await unless('EEXIST', link(file, lock));
  } catch {
    // Some file systems have no links (FAT). A copy is empty for a moment.
    return unless('EEXIST', copyFile(file, lock, constants.COPYFILE_EXCL));
  }
}

async function takeLock(lock: string): Promise<boolean> {
  const draft = `${lock}.${randomUUID()}`;
  try {
    await writeFile(draft, `${process.pid} ${await startOf(process.pid)}`, { flag: 'wx' });
    return await placeLock(draft, lock);
  } finally {
    // On a full disk there is an empty one.
    await rm(draft, { force: true });
  }
}

/**
 * Removes the lock of a killed process. Another server may do the same, and may have its own lock there by
 * now: that one is put back.
 */
async function removeLeftOver(lock: string, content: string): Promise<void> {
  const aside = `${lock}.${randomUUID()}`;
  if (!(await unless('ENOENT', rename(lock, aside)))) return;
  if ((await readFile(aside, 'utf8')) !== content) await placeLock(aside, lock);
  await unlink(aside);
}

const MAX_ATTEMPTS = 10;

/**
 * Locks a state file against other servers: two servers that write it would destroy each other's records. The
 * lock of a killed process is ignored.
 * @returns A function that releases the lock.
 * @throws {Error} with one line when the file is in use.
 */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  const lock = `${file}.lock`;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (await takeLock(lock)) return () => rm(lock, { force: true });
    const content = await readIfPresent(lock);
    if (content === null) continue;
    const holder = await holderOf(content);
    if (holder !== null) {
      throw new Error(`${file} is in use by process ${holder}; stop it or give another file with --persist`);
    }
    await removeLeftOver(lock, content);
  }
  throw new Error(`${lock} cannot be taken: another server started at the same time; start again`);
}
