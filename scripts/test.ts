import { mkdir, rm } from 'node:fs/promises';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { describeEngines, findEngines } from '@/lib/tools/test/engines';
import type { Step } from '@/lib/tools/test/run-step';
import { runSteps, runStepsSideBySide } from '@/lib/tools/test/run-steps';
import { STATIC_STEPS } from '@/lib/tools/test/static-steps';
import { jestFailures, playwrightFailures } from '@/lib/tools/test/failed-tests';
import { jestCounts, playwrightCounts, type TestCounts } from '@/lib/tools/test/test-counts';

const JEST_REPORT = '.cache/unit-results.json';
const BROWSER_REPORT = '.cache/browser-results.json';
const TESTS: readonly Step[] = [
  {
    name: 'unit tests',
    command: [
      process.execPath,
      'node_modules/jest/bin/jest.js',
      '--silent',
      '--json',
      `--outputFile=${JEST_REPORT}`,
      '--reporters=default',
    ],
  },
  { name: 'browser tests', command: [process.execPath, 'node_modules/@playwright/test/cli.js', 'test'] },
];

function add(a: TestCounts, b: TestCounts): TestCounts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** `npm test`: runs everything that CI runs, and prints the counts and the browser engines. */
runCommand(async () => {
  const engines = findEngines();
  await mkdir('.cache', { recursive: true });
  await Promise.all([JEST_REPORT, BROWSER_REPORT].map((file) => rm(file, { force: true })));
  const failedSteps = [...(await runStepsSideBySide(STATIC_STEPS)), ...(await runSteps(TESTS))];
  const none: TestCounts = { passed: 0, failed: 0, skipped: 0 };
  const counts = add(
    await jestCounts(JEST_REPORT).catch(() => none),
    await playwrightCounts(BROWSER_REPORT).catch(() => none),
  );
  const failures = [
    ...(await jestFailures(JEST_REPORT).catch(() => [])),
    ...(await playwrightFailures(BROWSER_REPORT).catch(() => [])),
  ];
  console.log('');
  // Once more at the end: what was printed when a test failed is thousands of lines above.
  for (const failure of failures) console.log(`${failure}\n`);
  for (const line of describeEngines(engines)) console.log(line);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (failedSteps.length > 0) throw new Error(`npm test: failed at ${failedSteps.join(', ')}`);
});
