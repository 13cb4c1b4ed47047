import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { type ServedProcess, serveProcess, spawnProgram } from './served-process';

const COMMAND = ['database/cli.ts', '--namespace', 'feeling', '--no-config'];

/** Starts the command line of the embedded database in a process of its own. */
export function spawnDatabase(...args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawnProgram(...COMMAND, ...args);
}

/**
 * Serves the embedded database from a process of its own, on a free port.
 * @param args Further options of its command line.
 */
export function serveDatabase(...args: readonly string[]): Promise<ServedProcess> {
  return serveProcess(...COMMAND, '--port', '0', ...args);
}

/** Returns the memory of a process in MB, as the operating system counts it (Linux). */
export async function memoryOf(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${String(child.pid)}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
  return Math.round(Number(kilobytes ?? Number.NaN) / 1024);
}
