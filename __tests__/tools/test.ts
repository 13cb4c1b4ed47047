import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from 'still-live/build/command/command';
import { describeEngines, findEngines } from '@/__tests__/tools/test/engines';
import { bringChromium } from '@/__tests__/tools/test/bring-chromium';
import { folderOfTests } from '@/__tests__/tools/test/folder-of-tests';
import { runStep, STATIC_STEPS, type Step } from '@/__tests__/tools/test/run-steps';
import { jestReport, playwrightReport, type TestReport } from '@/__tests__/tools/test/test-report';

const JEST_REPORT = '.cache/unit-results.json';
const BROWSER_REPORT = '.cache/browser-results.json';
// Two workers on two cores: less of their time goes to the garbage of short tests, and none to helpers that sweep beside them. Without the first
// and the last, each test file would sweep a heap that is still growing: an eighth of the processor time of the unit tests.
const GARBAGE = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  '--initial-heap-size=768',
] as const;
const JEST = [process.execPath, ...GARBAGE, 'node_modules/jest/bin/jest.js'] as const;
const PLAYWRIGHT = [
  process.execPath,
  ...GARBAGE,
  resolve('node_modules/@playwright/test/cli.js'),
  'test',
] as const;
const UNIT: Step = {
  name: 'unit tests',
  command: [...JEST, '--silent', '--json', `--outputFile=${JEST_REPORT}`, '--reporters=default'],
};
const BROWSER: Step = { name: 'browser tests', command: PLAYWRIGHT };
const BUILD = [process.execPath, '--import', 'tsx', join('__tests__', 'browser', 'build-before.ts')] as const;
const NONE: TestReport = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Runs the journeys in an older Chromium, of a version of the package `@sparticuz/chromium` for Linux on x64. */
async function runInOldChromium(version: string, filters: readonly string[]): Promise<void> {
  process.env['CHROMIUM_PATH'] = bringChromium(version);
  const projects = ['--project=chromium', '--project=desktop', '--reporter=list'];
  const asked = filters.length > 0 ? filters : ['journeys/'];
  if (!(await runStep({ name: 'journeys', command: [...PLAYWRIGHT, ...projects, ...asked] })))
    throw new Error(`npm test: failed in Chromium ${version}`);
}

async function runEverything(): Promise<void> {
  const engines = findEngines();
  await mkdir('.cache', { recursive: true });
  await Promise.all([JEST_REPORT, BROWSER_REPORT].map((file) => rm(file, { force: true })));
  const here = process.cwd();
  const folder = await folderOfTests(here);
  const build: Step = { name: 'the site of the browser tests', command: BUILD, cwd: folder };
  const failedSteps: string[] = [];
  const runBeside = async (...steps: readonly Step[]): Promise<void> => {
    for (const step of steps) if (!(await runStep(step, false))) failedSteps.push(step.name);
  };
  // Each of the two keeps both processors busy: beside each other they took a third longer. Linters use one: they go on beside the browsers.
  await runBeside(build);
  const linted = runBeside(...STATIC_STEPS.map((step) => ({ ...step, cwd: here })));
  await runBeside(UNIT);
  const unit = await jestReport(JEST_REPORT).catch(() => NONE);
  process.chdir(folder);
  process.env['FEELING_TEST_KEEP_SITE'] = '1';
  if (!(await runStep(BROWSER))) failedSteps.push(BROWSER.name);
  await linted;
  const browser = await playwrightReport(BROWSER_REPORT).catch(() => NONE);
  console.log('');
  // Once more at the end: what was printed when a test failed is thousands of lines above.
  for (const failure of [...unit.failures, ...browser.failures]) console.log(`${failure}\n`);
  for (const line of describeEngines(engines)) console.log(line);
  const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map(
    (outcome) => unit[outcome] + browser[outcome],
  );
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (failedSteps.length > 0) throw new Error(`npm test: failed at ${failedSteps.join(', ')}`);
}

/**
 * `npm test`: what CI runs, with the counts and the engines. `--all`: everything, every journey in every engine, with long property runs.
 * `--chromium VERSION`: the journeys alone, in this older one; files may follow.
 */
// The settings of a company are not those of the tests.
process.env['SETTINGS_FILE'] = '';
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, chromium: { type: 'string' } },
  });
  // Read by playwright.config.ts, by specs that have more to try, and where property tests get their seed (seeded-fast-check.cjs).
  if (values.all) process.env['TEST_LENGTH'] = 'long';
  if (values.chromium !== undefined) {
    await runInOldChromium(values.chromium, positionals);
    return;
  }
  if (positionals.length > 0)
    throw new Error(
      `npm test -- ${positionals.join(' ')}: for some tests alone, npx jest or npx playwright test`,
    );
  await runEverything();
});
