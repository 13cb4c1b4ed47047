import type { RecordPath, Records } from '../records';
import type { Sanitiser } from '../safe-html';
import { stepsTo } from '../schema/find-field';
import { readContent } from '../schema/normal-form';
import type { ContentIssue } from './issue';
import { parseRecordField } from './parse-field';
import { expectRecord } from './parse-value';

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
  const context = { sanitiser, issues };
  const step = stepsTo(path)?.at(-1);
  const node = readContent(raw, step ?? { path });
  const isRightKind = step?.field.kind === 'flag' || expectRecord(node, context);
  const state = node === undefined ? 'absent' : isRightKind ? 'present' : 'wrong';
  // The schema has the types of its records (`schema/values.ts`).
  const value = (step ? parseRecordField(step.field, step.key, node, context) : null) as Records[P];
  return { value, issues: unique(issues), state };
}

function unique(issues: readonly ContentIssue[]): ContentIssue[] {
  return [...new Map(issues.map((issue) => [`${issue.path} ${issue.expected}`, issue])).values()];
}
