import { spawn } from 'node:child_process';

/** One step of the test command: a name for people and the command to run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** Runs a step with its output on the terminal. Gives whether it ended well. */
export function runStep({ command: [program, ...args] }: Step): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}
