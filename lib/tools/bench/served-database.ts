import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

/** An embedded database in a process of its own. */
interface Served {
  readonly url: string;
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Starts the command line of the embedded database in a process of its own. */
export function spawnDatabase(...args: string[]): ChildProcessWithoutNullStreams {
  const command = ['--import', 'tsx', 'database/cli.ts', '--namespace', 'feeling', '--no-config'];
  return spawn(process.execPath, [...command, ...args]);
}

/**
 * Serves the embedded database from a process of its own, on a free port.
 * @param args Further options of its command line.
 */
export async function serveDatabase(...args: string[]): Promise<Served> {
  const child = spawnDatabase('--port', '0', ...args);
  child.stderr.pipe(process.stderr);
  const output: unknown[] = await once(child.stdout, 'data');
  return {
    url: String(output[0]).trim(),
    child,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Returns the memory of a process in MB, as the operating system counts it (Linux). */
export async function memoryOf(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${String(child.pid)}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
  return Math.round(Number(kilobytes ?? Number.NaN) / 1024);
}
