import { readFile } from 'node:fs/promises';
import { isRecord } from '@/lib/content/raw-tree';

/** An object of a JSON report, whose fields are not known yet. */
export type ReportObject = Readonly<Record<string, unknown>>;

/** Returns the objects of a list in a report; none when there is no list. */
export function objectsIn(value: unknown): readonly ReportObject[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/**
 * Reads the JSON report of a test runner.
 * @throws {Error} when there is no such file, or it is no JSON.
 */
export async function readReport(file: string): Promise<ReportObject> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  return isRecord(value) ? value : {};
}
