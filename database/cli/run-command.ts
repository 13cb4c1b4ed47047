import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { messageOf } from './message-of';
import { onEndingSignal } from './signals';

function signalNumber(signal: NodeJS.Signals): number {
  return constants.signals[signal];
}

/**
 * Runs a command on the terminal of this program until it ends, and passes on signals.
 *
 * @param run one text for a shell, or a program and its arguments
 * @param env variables that it sees besides those of this program
 * @returns its exit code; 128 and the number of the signal when one ended it, as in a shell
 * @throws Error with one line when it cannot be started
 */
export async function runCommand(
  run: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const [program = '', ...args] = run;
  const child = spawn(program, args, {
    shell: run.length === 1,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  onEndingSignal((signal) => {
    // A terminal gives Ctrl-C to every program on it; a second one makes many end at once.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
  try {
    await once(child, 'exit');
  } catch (error) {
    throw new Error(`exec: ${messageOf(error)}`, { cause: error });
  }
  return child.exitCode ?? (child.signalCode === null ? 1 : 128 + signalNumber(child.signalCode));
}
