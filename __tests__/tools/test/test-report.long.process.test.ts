import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jestReport, playwrightReport } from './test-report';
import { temporaryFolder } from '@/__tests__/temporary-folder';

const MODULES = join(process.cwd(), 'node_modules');
const JEST = join(MODULES, 'jest', 'bin', 'jest.js');
const PLAYWRIGHT = join(MODULES, '@playwright', 'test');

const folder = temporaryFolder();

const write = (name: string, text: string): Promise<void> => writeFile(folder(name), text);

/** Runs a test runner in the folder. It ends with an error, because a test fails. */
function run(program: string, ...args: readonly string[]): Promise<void> {
  // Playwright refuses to run in a worker of Jest.
  const env = { ...process.env, FORCE_COLOR: '1', JEST_WORKER_ID: undefined };
  return new Promise((done) =>
    execFile(process.execPath, [program, ...args], { cwd: folder(), env }, () => done()),
  );
}

test('a failed test of Jest is told with its file, its name and what was expected, without colours', async () => {
  await write('package.json', '{ "jest": { "testEnvironment": "node" } }');
  await write('a.test.js', "test('stands', () => {}); test('falls', () => { expect(1).toBe(2); });");
  await write('b.test.js', "throw new Error('no setting');");
  await run(JEST, '--json', '--outputFile=report.json');
  const { failures } = await jestReport(folder('report.json'));
  expect(failures).toHaveLength(2);
  const [falls = '', broken = ''] = failures.toSorted();
  expect(falls).toMatch(/a\.test\.js › falls\n {4}.*toBe/);
  expect(falls).toContain('Expected: 2');
  expect(falls).not.toContain('\u001b');
  expect(broken).toMatch(/b\.test\.js\n/);
  expect(broken).toContain('no setting');
});

test('a failed test of Playwright is counted and told with its engine, and one that is meant to fail is not', async () => {
  await write(
    'playwright.config.js',
    "module.exports = { projects: [{ name: 'one' }, { name: 'two' }], reporter: [['json', { outputFile: 'report.json' }]] };",
  );
  await write(
    'a.spec.js',
    `const { test, expect } = require(${JSON.stringify(PLAYWRIGHT)});\ntest.fail('is meant to fail', () => { expect(1).toBe(3); });\ntest('falls in two', ({}, info) => { expect(info.project.name).toBe('one'); });\ntest.skip('is left out', () => {});`,
  );
  await run(join(PLAYWRIGHT, 'cli.js'), 'test');
  const { passed, failed, skipped, failures } = await playwrightReport(folder('report.json'));
  expect({ passed, failed, skipped }).toEqual({ passed: 3, failed: 1, skipped: 2 });
  expect(failures).toEqual([
    expect.stringMatching(/^\[two\] a\.spec\.js › falls in two\n[^]*Expected: "one"/),
  ]);
});
