import { readFile, unlink, writeFile } from 'node:fs/promises';
import { hasCode } from './system-file';

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

async function holderOf(lock: string): Promise<number | null> {
  const [number = '', start = ''] = (await readFile(lock, 'utf8').catch(() => '')).split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  return (await startOf(pid)) === start ? pid : null;
}

/**
 * Locks a state file against other servers: two servers that write it would destroy each other's records. The
 * lock of a killed process is ignored.
 * @returns A function that releases the lock.
 * @throws {Error} with one line when the file is in use.
 */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  const lock = `${file}.lock`;
  const content = `${process.pid} ${await startOf(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await writeFile(lock, content, { flag: 'wx' });
      return () => unlink(lock);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const holder = await holderOf(lock);
    if (holder !== null) {
      throw new Error(`${file} is in use by process ${holder}; stop it or give another file with --persist`);
    }
    await unlink(lock);
  }
  throw new Error(`${lock} cannot be taken; another server started at the same time`);
}
