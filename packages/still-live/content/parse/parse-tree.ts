import type { Sanitiser } from 'still-live/html/safe-html';
import { recordsOf } from 'still-live/content/schema/content-tree';
import { parseRecord } from './parse-record';

/**
 * Parses every record of the raw value of a base path. Each issue is listed once, although a record and one inside it
 * (such as a tab) both have it.
 */
export function parseTree(tree: unknown, sanitiser: Sanitiser) {
  const records = recordsOf(tree).map(([path, raw]) => ({ path, raw, ...parseRecord(path, raw, sanitiser) }));
  const all = records.flatMap(({ issues }) => issues);
  const issues = [...new Map(all.map((issue) => [`${issue.path} ${issue.expected}`, issue])).values()];
  return { records, issues };
}
