import { runStep, type Step } from './run-step';

/**
 * Runs steps one after the other, each under its name, also when an earlier one failed.
 * @returns The names of the steps that failed.
 */
export async function runSteps(steps: readonly Step[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    if (!(await runStep(step))) failed.push(step.name);
  }
  return failed;
}
