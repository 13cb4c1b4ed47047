import { siteJudges } from '@/lib/content/checks/site-judges';
import { POSITIONS_LIST } from '@/lib/content/records';
import type { Sanitiser } from '@/lib/content/safe-html';
import { contentIssues } from '@/lib/content/checks/content-issues';
import type { EditorIssue } from '@/lib/content/checks/editor-issue';
import { keysAt } from '@/lib/content/parse/records-of-tree';
import { parseIssueForEditors } from '@/lib/content/checks/parse-issue-message';
import { makeSnapshot } from '@/lib/pipeline/snapshot/make-snapshot';

/**
 * Everything an editor should look at in the content of a base path: what the parsers could not read and what they
 * could but is unfinished. Takes the raw value, the base path (for messages) and the sanitiser.
 * @throws {SnapshotError} when there is no content to build a site from.
 */
export function listIssues(raw: unknown, basePath: string, sanitiser: Sanitiser): EditorIssue[] {
  const { issues } = makeSnapshot(raw, basePath, sanitiser);
  const judges = siteJudges(new Set(keysAt(raw, POSITIONS_LIST)));
  return [...issues.map(parseIssueForEditors), ...contentIssues(raw, judges)];
}
