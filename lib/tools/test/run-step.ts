import { spawn } from 'node:child_process';

/** One step of the test command: a name for people and the command to run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

function heading({ name }: Step): string {
  return `\n── ${name}`;
}

/** Runs a step with its output on the terminal. Gives whether it ended well. */
export function runStep(step: Step): Promise<boolean> {
  const [program, ...args] = step.command;
  console.log(heading(step));
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Runs a step and prints its output, in one piece, when it has ended: another step may run beside it. Gives whether it ended well. */
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
