import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestReport, playwrightReport } from '@/lib/tools/test/test-report';

const MODULES = join(process.cwd(), 'node_modules');
const JEST = join(MODULES, 'jest', 'bin', 'jest.js');
const PLAYWRIGHT = join(MODULES, '@playwright', 'test');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'failed-tests-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);

/** Runs a test runner in the folder. It ends with an error, because a test fails. */
function run(program: string, ...args: readonly string[]): Promise<void> {
  // Playwright refuses to run in a worker of Jest.
  const env = { ...process.env, FORCE_COLOR: '1', JEST_WORKER_ID: undefined };
  return new Promise((done) =>
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, () => done()),
  );
}

test('a failed test of Jest is told with its file, its name and what was expected, without colours', async () => {
  await write('package.json', '{ "jest": { "testEnvironment": "node" } }');
  await write('a.test.js', "test('stands', () => {}); test('falls', () => { expect(1).toBe(2); });");
  await write('b.test.js', "throw new Error('no setting');");
  await run(JEST, '--json', '--outputFile=report.json');
  const { failures } = await jestReport(join(folder, 'report.json'));
  expect(failures).toHaveLength(2);
  const [falls = '', broken = ''] = failures.toSorted();
  expect(falls).toMatch(/a\.test\.js › falls\n {4}.*toBe/);
  expect(falls).toContain('Expected: 2');
  expect(falls).not.toContain('\u001b');
  expect(broken).toMatch(/b\.test\.js\n/);
  expect(broken).toContain('no setting');
});

test('a failed test of Playwright, and a step before all tests, are told with project, place and error', async () => {
  await write(
    'playwright.config.js',
    "module.exports = { projects: [{ name: 'one' }], reporter: [['json', { outputFile: 'report.json' }]] };",
  );
  const from = `const { test, expect } = require(${JSON.stringify(PLAYWRIGHT)});\n`;
  await write(
    'a.spec.js',
    `${from}test.fail('is meant to fail', () => { expect(1).toBe(3); });\ntest.describe('group', () => { test('falls', () => { expect(1).toBe(2); }); });\ntest('stands', () => {});`,
  );
  await write(
    'b.spec.js',
    `${from}test.beforeAll(() => { throw new Error('no site'); });\ntest('first', () => {});\ntest('second', () => {});`,
  );
  await run(join(PLAYWRIGHT, 'cli.js'), 'test');
  const { failures } = await playwrightReport(join(folder, 'report.json'));
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatch(/^\[one\] a\.spec\.js:3 › falls\n/);
  expect(failures[0]).toContain('Expected: 2');
  expect(failures[1]).toMatch(/^\[one\] b\.spec\.js:3 › first\n {4}Error: no site/);
});

test('a test of Playwright that fails in its second project alone is told with that project', async () => {
  await write(
    'playwright.config.js',
    "module.exports = { projects: [{ name: 'one' }, { name: 'two' }], reporter: [['json', { outputFile: 'report.json' }]] };",
  );
  await write(
    'a.spec.js',
    `const { test, expect } = require(${JSON.stringify(PLAYWRIGHT)});\ntest('falls', ({}, info) => { expect(info.project.name).toBe('one'); });`,
  );
  await run(join(PLAYWRIGHT, 'cli.js'), 'test');
  const { failures } = await playwrightReport(join(folder, 'report.json'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(/^\[two\] a\.spec\.js:2 › falls\n/);
});
