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
function runStepBeside(step: Step): Promise<boolean> {
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

/** How many steps run at the same time, when each uses one processor. */
const LANES = 2;

/**
 * Runs steps one after the other and prints the name of each. All of them run, also after a failure.
 * @returns The names of the steps that failed.
 */
export async function runSteps(steps: readonly Step[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const step of steps) if (!(await runStep(step))) failed.push(step.name);
  return failed;
}

/**
 * Runs steps in their order, two at a time. All of them run, also after a failure.
 * @returns The names of the steps that failed.
 */
export async function runStepsSideBySide(steps: readonly Step[]): Promise<readonly string[]> {
  const failed: string[] = [];
  const waiting = [...steps];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (!(await runStepBeside(step))) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return failed;
}
