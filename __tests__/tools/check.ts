import { parseArgs } from 'node:util';
import { print, runCommand } from 'still-live/build/command/command';
import { sizes } from '@/__tests__/tools/test/sizes';
import { testsOfChanges } from '@/__tests__/tools/test/tests-of-changes';
import { runSteps, STATIC_STEPS, type Step } from '@/__tests__/tools/test/run-steps';

const JEST = 'node_modules/jest/bin/jest.js';

/** `npm run check`: format, types, lint and imports, and the unit tests near to what others do not have yet, committed or not. */
// The settings of a company are not those of the tests.
process.env['SETTINGS_FILE'] = '';
runCommand(async () => {
  // Refuses options: there are none.
  parseArgs();
  const { run, reached } = testsOfChanges(JEST);
  const unit: Step = {
    name: `unit tests of what changed: ${run.length} files${run.length < reached ? ` that import it, of ${reached} that it reaches` : ''}`,
    command: [process.execPath, JEST, '--silent', '--passWithNoTests', '--runTestsByPath', ...run],
  };
  const failed = await runSteps([...(run.length > 0 ? [unit] : []), ...STATIC_STEPS]);
  print([sizes()]);
  if (failed.length > 0) throw new Error(`npm run check: failed at ${failed.join(', ')}`);
});
