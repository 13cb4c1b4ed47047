import { runCommand } from '@/lib/pipeline/command/run-command';
import { runSteps, runStepsSideBySide } from '@/lib/tools/test/run-steps';
import { STATIC_STEPS } from '@/lib/tools/test/static-steps';

/**
 * `npm run check`: a short check while working. It runs format, types, lint, dependency rules, and the unit
 * tests of what has changed since the last commit. `npm test` runs everything.
 */
runCommand(async () => {
  const unit = {
    name: 'unit tests of what changed',
    command: [
      process.execPath,
      'node_modules/jest/bin/jest.js',
      '--onlyChanged',
      '--passWithNoTests',
    ] as const,
  };
  const failed = [...(await runStepsSideBySide(STATIC_STEPS)), ...(await runSteps([unit]))];
  if (failed.length > 0) throw new Error(`npm run check: failed at ${failed.join(', ')}`);
});
