import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { isRecord, own } from 'still-live/content/raw-tree';

/** An object of a JSON report, whose fields are not known yet. */
type ReportObject = Readonly<Record<string, unknown>>;

/** Returns the objects of a list in a report; none when there is no list. */
function objectsIn(value: unknown): readonly ReportObject[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** @throws {Error} when there is no such file, or it is no JSON. */
async function readReport(file: string): Promise<ReportObject> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  return isRecord(value) ? value : {};
}

/** What a test runner reports: numbers of tests and, of each that failed, its name and the start of the error. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** How many lines of an error are repeated: what was expected and where, without the rest of the calls. */
const LINES = 12;

function description(name: string, error: unknown): string {
  const text = typeof error === 'string' ? stripVTControlCharacters(error) : 'no message';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, LINES).map((line) => `    ${line}`)].join('\n');
}

function failuresOfFile({ name, message, status, assertionResults }: ReportObject): readonly string[] {
  const failed = objectsIn(assertionResults).filter((test) => test['status'] === 'failed');
  if (failed.length === 0 && status === 'failed') return [description(String(name), message)];
  return failed.map(({ fullName, failureMessages }) => {
    const first: unknown = Array.isArray(failureMessages) ? failureMessages[0] : undefined;
    return description(`${String(name)} › ${String(fullName)}`, first);
  });
}

/** Reads a file that Jest wrote with `--json --outputFile`. A test file that could not run counts as one test. */
export async function jestReport(file: string): Promise<TestReport> {
  const report = await readReport(file);
  return {
    passed: count(report['numPassedTests']),
    failed: count(report['numFailedTests']) + count(report['numRuntimeErrorTestSuites']),
    skipped: count(report['numPendingTests']) + count(report['numTodoTests']),
    failures: objectsIn(report['testResults']).flatMap(failuresOfFile),
  };
}

/** The failed tests of a suite of Playwright, which may hold more suites. */
function failuresOfSuite({ specs, suites }: ReportObject): readonly string[] {
  const here = objectsIn(specs).flatMap(({ file, title, tests }) =>
    objectsIn(tests)
      .filter((test) => test['status'] === 'unexpected')
      .map((test) => {
        const [error] = objectsIn(test['results']).flatMap(({ errors }) => objectsIn(errors));
        return description(
          `[${String(test['projectName'])}] ${String(file)} › ${String(title)}`,
          error?.['message'],
        );
      }),
  );
  return [...here, ...objectsIn(suites).flatMap(failuresOfSuite)];
}

/** Reads a file of Playwright's JSON reporter. */
export async function playwrightReport(file: string): Promise<TestReport> {
  const { stats, suites } = await readReport(file);
  const of = (name: string): number => count(own(stats, name));
  return {
    passed: of('expected'),
    failed: of('unexpected') + of('flaky'),
    skipped: of('skipped'),
    failures: objectsIn(suites).flatMap(failuresOfSuite),
  };
}
