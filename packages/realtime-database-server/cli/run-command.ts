import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { hasCode } from '../store/system-file';
import { messageOf } from '../tree/errors';

/** How often to check whether a process has ended after the signal. */
const WAIT = 50;
/** In a container nobody may have taken notice of the end of a process. */
const LONGEST_WAIT = 60_000;

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type EndingSignal = (typeof ENDING)[number];

/**
 * Calls `take` for every signal that asks the program to end. From then on such a signal does not end the
 * program by itself: a terminal and npm both pass Ctrl-C on, so that it often arrives twice, and the second
 * one must not interrupt the shutdown.
 */
export function onEndingSignal(take: (signal: EndingSignal) => void): void {
  for (const signal of ENDING) process.on(signal, () => take(signal));
}

/** Without `ps` (Windows, small containers) the family is the process alone. */
function familyOf(pid: number): readonly number[] {
  const { error, stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const lines = error === undefined ? stdout.matchAll(/(\d+)\s+(\d+)/g) : [];
  const all = [...lines].map((match) => match.slice(1).map(Number));
  const family = [pid];
  for (const member of family) {
    for (const [id, parent] of all) if (id !== undefined && parent === member) family.push(id);
  }
  return family;
}

/** A negative number is a group; signal 0 sends nothing. Returns whether there is such a process. */
function tell(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // It ended meanwhile.
    if (!hasCode(error, 'ESRCH')) throw error;
    return false;
  }
}

/**
 * Runs a command in the terminal of this program until it ends, and passes signals on to it.
 * @param run One string for a shell, or a program and its arguments.
 * @param env Environment variables in addition to those of this program.
 * @returns Its exit code; when a signal ended it, 128 plus the number of the signal, as in a shell.
 * @throws {Error} with one line when it cannot be started.
 */
export async function runCommand(
  run: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const [program = '', ...args] = run;
  const isShell = run.length === 1;
  // A shell does not pass signals on, so that it and its commands are a group, which gets them together. On a terminal
  // they stay in the group of the terminal, which does the same for Ctrl-C; other signals are for each of them.
  const isGroup = isShell && !process.stdin.isTTY && process.platform !== 'win32';
  const child = spawn(program, args, {
    shell: isShell,
    detached: isGroup,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const signalled = new Set<number>();
  onEndingSignal((signal) => {
    // A terminal sends Ctrl-C to all its programs. Many programs stop at once when they receive it twice.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    for (const pid of isGroup ? [-child.pid] : isShell ? familyOf(child.pid) : [child.pid]) {
      signalled.add(pid);
      tell(pid, signal);
    }
  });
  try {
    await once(child, 'exit');
  } catch (error) {
    throw new Error(`exec: ${program} cannot be started (${messageOf(error)}); is it in PATH?`, {
      cause: error,
    });
  }
  // A shell that gets a signal does not wait for the processes it has started, except after Ctrl-C.
  for (let left = LONGEST_WAIT; left > 0 && [...signalled].some((pid) => tell(pid, 0)); left -= WAIT)
    await setTimeout(WAIT);
  const { exitCode, signalCode } = child;
  return exitCode ?? (signalCode === null ? 1 : 128 + constants.signals[signalCode]);
}
