import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { isRecord } from '@/lib/content/raw-tree';

/** An object of a JSON report, whose fields are not known yet. */
type ReportObject = Readonly<Record<string, unknown>>;

/** Returns the objects of a list in a report; none when there is no list. */
function objectsIn(value: unknown): readonly ReportObject[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/**
 * Reads the JSON report of a test runner.
 * @throws {Error} when there is no such file, or it is no JSON.
 */
async function readReport(file: string): Promise<ReportObject> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  return isRecord(value) ? value : {};
}

/** Numbers of tests. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Reads the counts from a file that Jest wrote with `--json --outputFile`. */
export async function jestCounts(file: string): Promise<TestCounts> {
  const report = await readReport(file);
  return {
    passed: count(report['numPassedTests']),
    failed: count(report['numFailedTests']) + count(report['numRuntimeErrorTestSuites']),
    skipped: count(report['numPendingTests']) + count(report['numTodoTests']),
  };
}

/** Reads the counts from a file of Playwright's JSON reporter. */
export async function playwrightCounts(file: string): Promise<TestCounts> {
  const { stats } = await readReport(file);
  const numbers = isRecord(stats) ? stats : {};
  return {
    passed: count(numbers['expected']),
    failed: count(numbers['unexpected']) + count(numbers['flaky']),
    skipped: count(numbers['skipped']),
  };
}

/** How many lines of an error are repeated: what was expected and where, without the rest of the calls. */
const LINES = 12;

function description(name: string, error: unknown): string {
  const text = typeof error === 'string' ? stripVTControlCharacters(error) : 'no message';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, LINES).map((line) => `    ${line}`)].join('\n');
}

/**
 * Returns the failed tests of a file that Jest wrote with `--json --outputFile`: name and start of the error,
 * in some lines each. A test file that could not run counts as one.
 */
export async function jestFailures(file: string): Promise<readonly string[]> {
  const { testResults } = await readReport(file);
  return objectsIn(testResults).flatMap(({ name, message, status, assertionResults }) => {
    const tests = objectsIn(assertionResults);
    const failed = tests.filter((test) => test['status'] === 'failed');
    if (failed.length === 0 && status === 'failed') return [description(String(name), message)];
    return failed.map(({ fullName, failureMessages }) => {
      const first: unknown = Array.isArray(failureMessages) ? failureMessages[0] : undefined;
      return description(`${String(name)} › ${String(fullName)}`, first);
    });
  });
}

function failuresOfSpec({ file, line, title, tests }: ReportObject): readonly string[] {
  // A test that is meant to fail has errors too. The `ok` of the spec is that of its first project alone.
  const failed = objectsIn(tests).filter(({ status }) => status !== 'expected' && status !== 'skipped');
  return failed.flatMap(({ projectName, results }) =>
    objectsIn(results)
      .flatMap(({ errors }) => objectsIn(errors))
      .map(({ message }) => {
        const name = `[${String(projectName)}] ${String(file)}:${String(line)} › ${String(title)}`;
        return description(name, message);
      }),
  );
}

function failuresOfSuite({ specs, suites }: ReportObject): readonly string[] {
  return [...objectsIn(specs).flatMap(failuresOfSpec), ...objectsIn(suites).flatMap(failuresOfSuite)];
}

/** Returns the failed tests of a file of Playwright's JSON reporter, and errors outside of tests. */
export async function playwrightFailures(file: string): Promise<readonly string[]> {
  const report = await readReport(file);
  const outside = objectsIn(report['errors']).map(({ message }) => description('outside of tests', message));
  return [...failuresOfSuite(report), ...outside];
}
