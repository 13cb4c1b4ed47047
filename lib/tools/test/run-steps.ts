import { runStep, runStepBeside, type Step } from './run-step';

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
