import { readFile } from 'node:fs/promises';

/** Numbers of tests. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Reads the counts from a file that Jest wrote with `--json --outputFile`. */
export async function jestCounts(file: string): Promise<TestCounts> {
  const report = await readJson(file);
  return {
    passed: count(report['numPassedTests']),
    failed: count(report['numFailedTests']) + count(report['numRuntimeErrorTestSuites']),
    skipped: count(report['numPendingTests']) + count(report['numTodoTests']),
  };
}

/** Reads the counts from a file of Playwright's JSON reporter. */
export async function playwrightCounts(file: string): Promise<TestCounts> {
  const { stats } = await readJson(file);
  const numbers = typeof stats === 'object' && stats !== null ? (stats as Record<string, unknown>) : {};
  return {
    passed: count(numbers['expected']),
    failed: count(numbers['unexpected']) + count(numbers['flaky']),
    skipped: count(numbers['skipped']),
  };
}
