import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { messageOf } from './message-of';
import { onEndingSignal } from './signals';

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
  // they stay in the group of the terminal, which does the same for Ctrl-C.
  const isGroup = isShell && !process.stdin.isTTY && process.platform !== 'win32';
  const child = spawn(program, args, {
    shell: isShell,
    detached: isGroup,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  onEndingSignal((signal) => {
    // A terminal sends Ctrl-C to all its programs. Many programs stop at once when they receive it twice.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    if (!isGroup || child.pid === undefined) child.kill(signal);
    else if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
  });
  try {
    await once(child, 'exit');
  } catch (error) {
    throw new Error(`exec: ${messageOf(error)}`, { cause: error });
  }
  const { exitCode, signalCode } = child;
  return exitCode ?? (signalCode === null ? 1 : 128 + constants.signals[signalCode]);
}
