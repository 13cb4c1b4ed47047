import { spawn } from 'node:child_process';

/** One step of the test command: its name and the command to run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

function heading({ name }: Step): string {
  return `\n── ${name}`;
}

/**
 * Runs a step; its output goes to the terminal.
 * @returns Whether it succeeded.
 */
export function runStep(step: Step): Promise<boolean> {
  const [program, ...args] = step.command;
  console.log(heading(step));
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs a step and prints its output as a whole when it has ended, because another step may run at the same
 * time.
 * @returns Whether it succeeded.
 */
export function runStepBeside(step: Step): Promise<boolean> {
  const [program, ...args] = step.command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      console.log(`${heading(step)}\n${Buffer.concat(output).toString().trimEnd()}`.trimEnd());
      resolve(code === 0);
    });
  });
}
