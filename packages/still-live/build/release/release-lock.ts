import { randomUUID } from 'node:crypto';
import { renameSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { own } from 'still-live/content/raw-tree';
import { readJsonIfWhole } from 'still-live/build/files';
import { errorCode, OperatorError } from 'still-live/settings/operator-error';

export interface ReleaseLock {
  /**
   * What the holder moves into or out of place goes through this folder of its own: when another process has taken
   * over, the folder is gone, and the file system refuses each move.
   */
  readonly stage: string;
  readonly signal: AbortSignal;
}

// A holder shows every BEAT_MS that it lives. One that was silent for LIFE_MS counts as dead: its process was suspended,
// or its machine is gone.
const BEAT_MS = 5_000;
const LIFE_MS = 60_000;
const ASK_AGAIN_MS = 50;

// The file that says who the holder is. Its time of change is when the holder last showed that it lives.
const HOLDER = 'holder.json';

// The start time of a process on Linux, elsewhere an empty text. A later process may have the same id.
async function startOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

// The machine or container in which ids of processes mean something.
async function machine(): Promise<string> {
  return `${hostname()} ${await readlink('/proc/self/ns/pid').catch(() => '')}`;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process is alive, but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}

interface Holder {
  readonly token: string;
  readonly isGone: boolean;
  readonly text: string;
}

async function holderOf(lock: string): Promise<Holder | undefined> {
  const [token] = await readdir(lock).catch(() => []);
  if (token === undefined) return undefined;
  const file = join(lock, token, HOLDER);
  const said = await readJsonIfWhole(file);
  const times = await stat(file).catch(() => undefined);
  const [pid, start, doing] = [own(said, 'pid'), own(said, 'start'), own(said, 'doing')];
  const isSilent = times === undefined || Date.now() - times.mtimeMs > LIFE_MS;
  const isHere = own(said, 'machine') === (await machine());
  const isDead = isHere && (typeof pid !== 'number' || !isAlive(pid) || (await startOf(pid)) !== start);
  const place = isHere ? '' : ' of another machine';
  return {
    token,
    isGone: isSilent || isDead,
    text: `process ${String(pid)}${place} is ${String(doing)} here`,
  };
}

// Returns whether the lock was free.
async function put(prepared: string, lock: string, token: string, holder: object): Promise<boolean> {
  await mkdir(join(prepared, token), { recursive: true });
  try {
    await writeFile(join(prepared, token, HOLDER), JSON.stringify(holder));
    // Replaces an empty folder, and no other one.
    await rename(prepared, lock);
    return true;
  } catch (error) {
    // A build may delete the folder as a leftover of a killed one.
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

async function take(releasesDir: string, doing: string, patienceMs: number): Promise<string> {
  const [token, lock] = [randomUUID(), join(releasesDir, '.lock')];
  const prepared = join(releasesDir, `.trash-${token}`);
  const { pid } = process;
  const holder = { pid, start: await startOf(pid), machine: await machine(), doing };
  const end = Date.now() + patienceMs;
  try {
    while (!(await put(prepared, lock, token, holder))) {
      const other = await holderOf(lock);
      if (other?.isGone === true) freeLock(join(lock, other.token));
      else if (other !== undefined && Date.now() >= end)
        throw new OperatorError(releasesDir, other.text, 'wait until it has ended, or stop it');
      else if (other !== undefined) await wait(ASK_AGAIN_MS);
    }
  } catch (error) {
    await rm(prepared, { recursive: true, force: true });
    throw error;
  }
  return join(lock, token);
}

// Synchronously, because Ctrl-C also ends what the process waits for, and then nothing is left to do but this.
function freeLock(stage: string): void {
  const lock = dirname(stage);
  const aside = join(dirname(lock), `.trash-${basename(stage)}`);
  try {
    renameSync(stage, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
  try {
    rmdirSync(lock);
  } catch {
    // Another process has the lock.
  }
}

/**
 * The lock of a process that has ended is taken over at once, that of a silent one after a minute. What the loser does
 * later has no effect.
 * @throws {OperatorError} that names the process that holds the lock, or says that the lock was lost.
 */
export async function withReleaseLock<T>(
  releasesDir: string,
  doing: string,
  task: (lock: ReleaseLock) => Promise<T>,
  patienceMs = 0,
): Promise<T> {
  const stage = await take(releasesDir, doing, patienceMs);
  const lost = new AbortController();
  const lostError = new OperatorError(
    releasesDir,
    'another process has taken over, because this one did not answer for a minute',
    'look at what it has done, and run this again',
  );
  const beat = setInterval(() => {
    const now = new Date();
    utimes(join(stage, HOLDER), now, now).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') lost.abort(lostError);
    });
  }, BEAT_MS).unref();
  const atExit = (): void => freeLock(stage);
  process.once('exit', atExit);
  try {
    return await task({ stage, signal: lost.signal });
  } catch (error) {
    if (await stat(stage).catch(() => undefined)) throw error;
    throw lostError;
  } finally {
    clearInterval(beat);
    freeLock(stage);
    process.off('exit', atExit);
  }
}
