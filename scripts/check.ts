import { parseArgs } from 'node:util';
import { runCommand } from '@/lib/pipeline/command/command';
import { runSteps, STATIC_STEPS, type Step } from '@/lib/tools/test/run-steps';

const UNIT: Step = {
  name: 'unit tests of what changed',
  command: [process.execPath, 'node_modules/jest/bin/jest.js', '--onlyChanged', '--passWithNoTests'],
};

/** `npm run check`: format, types, lint and imports, and the unit tests of what has changed since the last commit. */
runCommand(async () => {
  // Refuses options: there are none.
  parseArgs();
  const failed = await runSteps([UNIT, ...STATIC_STEPS], 2);
  if (failed.length > 0) throw new Error(`npm run check: failed at ${failed.join(', ')}`);
});
