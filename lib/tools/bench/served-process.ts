import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own. */
export interface ServedProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Starts a program of the project, written in TypeScript, in a process of its own. */
export function spawnProgram(...args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--import', 'tsx', ...args]);
}

/**
 * Starts a server in a process of its own, so that its work is not that of what is measured.
 * @param args The program, which prints its address first, and its options.
 */
export async function serveProcess(...args: readonly string[]): Promise<ServedProcess> {
  const child = spawnProgram(...args);
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
