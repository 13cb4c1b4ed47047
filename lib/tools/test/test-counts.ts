import { isRecord } from '@/lib/content/raw-tree';
import { readReport } from './test-report';

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
