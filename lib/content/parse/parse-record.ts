import type { RecordPath, Records } from '../records';
import type { Sanitiser } from '../safe-html';
import { stepsTo } from '../schema/find-field';
import { type ContentNode, expectRecord, isAbsent } from './content-node';
import type { ContentIssue } from './issue';
import { parseRecordEntry, parseRecordField } from './parse-field';

/** A complete value, whatever the input was, and what was wrong with the input. */
export interface Parsed<T> {
  readonly value: T;
  readonly issues: readonly ContentIssue[];
  /**
   * `wrong`: the raw value has another type than the record, so an earlier good value is better than this
   * one.
   */
  readonly state: 'present' | 'absent' | 'wrong';
}

function parserOf(path: RecordPath): (node: ContentNode) => unknown {
  const step = stepsTo(path)?.at(-1);
  if (step === undefined) return () => null;
  const { field, key } = step;
  return (node) =>
    field.kind === 'list' && key !== undefined
      ? parseRecordEntry(field, key, node)
      : parseRecordField(field, node);
}

/**
 * Parses one record. Never throws.
 * @param path Its path below the base path.
 * @param raw Its value in the database.
 * @param sanitiser Sanitises its texts.
 */
export function parseRecord<P extends RecordPath>(
  path: P,
  raw: unknown,
  sanitiser: Sanitiser,
): Parsed<Records[P]> {
  const issues: ContentIssue[] = [];
  const node: ContentNode = { raw, path, context: { sanitiser, issues } };
  const parse = parserOf(path) as (node: ContentNode) => Records[P];
  const isFlag = path.endsWith('/_visibility');
  const isRightKind = isFlag || isAbsent(raw) || expectRecord(node);
  const state = isAbsent(raw) ? 'absent' : isRightKind ? 'present' : 'wrong';
  return { value: parse(node), issues: unique(issues), state };
}

function unique(issues: readonly ContentIssue[]): ContentIssue[] {
  return [...new Map(issues.map((issue) => [`${issue.path} ${issue.expected}`, issue])).values()];
}
