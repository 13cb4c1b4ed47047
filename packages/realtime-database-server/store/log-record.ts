import { crc32 } from 'node:zlib';
import { nodeFromJson } from '../tree/from-json';
import { withNodeAt, type TreeNode } from '../tree/node';
import { fieldsOf } from '../tree/is-record';
import { parsePath, pathText } from '../tree/path';
import { isTime, type Steps } from '../tree/steps';
import { COMPLETE } from '../tree/to-json';
import type { Write } from '../tree/write';
import { sharedText } from './update';

export interface LogRecord {
  readonly sequence: number;
  readonly namespace: string;
  /** Changed paths with their new values, as JSON. */
  readonly changes: readonly (readonly [string, unknown])[];
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}

/** Encodes a line of the log: a checksum, then `{q: sequence, n: namespace, c: [[path, value]…]}`. */
export function* encodeRecord(sequence: number, namespace: string, write: Write): Steps<string> {
  let changes = '';
  for (const { path, node } of write.changes) {
    if (isTime()) yield;
    const value = yield* sharedText(write, node, COMPLETE);
    changes += `${changes === '' ? '' : ','}[${JSON.stringify(pathText(path))},${value}]`;
  }
  const text = `{"q":${sequence},"n":${JSON.stringify(namespace)},"c":[${changes}]}`;
  return `${checksum(text)} ${text}\n`;
}

function isChange(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
}

/** Decodes a line of the log, without its line end; null when it is incomplete or not a record. */
export function decodeRecord(line: string): LogRecord | null {
  const text = line.slice(9);
  if (line.charAt(8) !== ' ' || checksum(text) !== line.slice(0, 8)) return null;
  const fields = fieldsOf(JSON.parse(text));
  const sequence = fields.get('q');
  const namespace = fields.get('n');
  const changes = fields.get('c');
  if (typeof sequence !== 'number' || typeof namespace !== 'string' || !Array.isArray(changes)) return null;
  return { sequence, namespace, changes: changes.filter(isChange) };
}

/** Returns the tree after the changes of a record. */
export function replay(tree: TreeNode | null, record: LogRecord): TreeNode | null {
  return record.changes.reduce<TreeNode | null>(
    (current, [path, json]) => withNodeAt(current, parsePath(path), nodeFromJson(json, null, 0)),
    tree,
  );
}
