import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

/** An embedded database in a process of its own. */
interface Served {
  readonly url: string;
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the embedded database in a process of its own, on a free port.
 * @param args Further options of its command line.
 */
export async function serveDatabase(...args: string[]): Promise<Served> {
  const command = [
    '--import',
    'tsx',
    'database/cli.ts',
    '--namespace',
    'feeling',
    '--no-config',
    '--port',
    '0',
    ...args,
  ];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
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
