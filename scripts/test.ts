import { mkdir, rm } from 'node:fs/promises';
import { runCommand } from './command/run-command';
import { findChromium } from './test/find-chromium';
import { runStep, type Step } from './test/run-step';
import { jestCounts, playwrightCounts, type TestCounts } from './test/test-counts';

const JEST_REPORT = '.cache/unit-results.json';
const BROWSER_REPORT = '.cache/browser-results.json';
const node = process.execPath;
const bin = (name: string): string => `node_modules/${name}`;

const STEPS: readonly Step[] = [
  {
    name: 'format',
    command: [node, bin('prettier/bin/prettier.cjs'), '--check', '.', '--log-level', 'warn'],
  },
  { name: 'types', command: [node, bin('typescript/bin/tsc'), '--noEmit'] },
  { name: 'lint', command: [node, bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  {
    name: 'lint of styles',
    command: [node, bin('stylelint/bin/stylelint.mjs'), '{components,styles}/**/*.scss'],
  },
  {
    name: 'dependency rule',
    command: [
      node,
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      ...['app', 'components', 'lib', 'database', 'scripts'],
    ],
  },
  {
    name: 'unit tests',
    command: [
      node,
      bin('jest/bin/jest.js'),
      '--silent',
      '--json',
      `--outputFile=${JEST_REPORT}`,
      '--reporters=default',
    ],
  },
  { name: 'browser tests', command: [node, bin('@playwright/test/cli.js'), 'test'] },
];

function add(a: TestCounts, b: TestCounts): TestCounts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

runCommand(async () => {
  findChromium();
  await mkdir('.cache', { recursive: true });
  await Promise.all([JEST_REPORT, BROWSER_REPORT].map((file) => rm(file, { force: true })));
  const failedSteps: string[] = [];
  for (const step of STEPS) {
    console.log(`\n── ${step.name}`);
    if (!(await runStep(step))) failedSteps.push(step.name);
  }
  const none: TestCounts = { passed: 0, failed: 0, skipped: 0 };
  const counts = add(
    await jestCounts(JEST_REPORT).catch(() => none),
    await playwrightCounts(BROWSER_REPORT).catch(() => none),
  );
  console.log('');
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (failedSteps.length > 0) throw new Error(`npm test: failed at ${failedSteps.join(', ')}`);
});
