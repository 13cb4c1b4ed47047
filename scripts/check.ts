import { parseArgs } from 'node:util';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { changedFiles } from '@/lib/tools/test/changed-files';
import { runStepsSideBySide } from '@/lib/tools/test/run-steps';
import { staticStepsOf } from '@/lib/tools/test/static-steps';

/**
 * `npm run check`: a short check while working, of what has changed since the last commit. Types, the lint that
 * needs them and the dependency rule are checked in all sources; format, other lints and unit tests in what has changed. `npm test` runs everything.
 */
runCommand(async () => {
  // Refuses options: there are none.
  parseArgs();
  const unit = {
    name: 'unit tests of what changed',
    command: [
      process.execPath,
      'node_modules/jest/bin/jest.js',
      '--onlyChanged',
      '--passWithNoTests',
    ] as const,
  };
  const failed = await runStepsSideBySide([unit, ...staticStepsOf(await changedFiles())]);
  if (failed.length > 0) throw new Error(`npm run check: failed at ${failed.join(', ')}`);
});
