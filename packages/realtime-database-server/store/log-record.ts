import { crc32 } from 'node:zlib';
import { DataError } from '../tree/errors';
import { nodeFromJson } from '../tree/from-json';
import { withNodeAt, type TreeNode } from '../tree/node';
import { fieldsOf } from '../tree/is-record';
import { parsePath, pathText } from '../tree/path';
import { isTime, type Steps } from '../tree/steps';
import { COMPLETE, jsonPieces } from '../tree/to-json';
import type { Write } from '../tree/write';
import { checksumText, type Line } from './lines';
import { sharedText } from './update';

export interface LogRecord {
  readonly sequence: number;
  /** Empty for the first record of a log, which has the number of the last write before it. */
  readonly namespace: string;
  readonly changes: readonly (readonly [string, unknown])[];
}

/** The form of the lines of a log: a checksum, then `{q: sequence, n: namespace, c: [[path, value]…]}`. */
export const RECORD_FORM = { prefix: 9, root: 3 };

/** The value undefined stands for a pause. */
function* valuePieces(write: Write, node: TreeNode | null): Generator<string | undefined> {
  try {
    yield yield* sharedText(write, node, COMPLETE);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    // It is too long for one text.
    yield* jsonPieces(node);
  }
}

function* textPieces(sequence: number, namespace: string, write: Write): Generator<string | undefined> {
  yield `{"q":${sequence},"n":${JSON.stringify(namespace)},"c":[`;
  let comma = '';
  for (const { path, node } of write.changes) {
    if (isTime()) yield;
    yield `${comma}[${JSON.stringify(pathText(path))},`;
    yield* valuePieces(write, node);
    yield ']';
    comma = ',';
  }
  yield ']}';
}

const PIECE_LENGTH = 64 * 1024;

export function* encodeRecord(sequence: number, namespace: string, write: Write): Steps<Buffer[]> {
  const pieces: Buffer[] = [];
  let sum = 0;
  let text = '';
  const encode = (): void => {
    const bytes = Buffer.from(text);
    sum = crc32(bytes, sum);
    pieces.push(bytes);
    text = '';
  };
  for (const piece of textPieces(sequence, namespace, write)) {
    text += piece ?? '';
    if (text.length > PIECE_LENGTH) encode();
    if (piece === undefined || text === '') yield;
  }
  encode();
  return [Buffer.from(`${checksumText(sum)} `), ...pieces, Buffer.from('\n')];
}

function isChange(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
}

/** Returns whether the last byte of a line is wrong, and stands for the line end. */
export function hasDamagedEnd({ prefix, sumBefore, isWhole }: Line): boolean {
  return !isWhole && prefix === `${checksumText(sumBefore)} `;
}

export function beginsLikeRecord({ prefix }: Line): boolean {
  return /^[0-9a-f]{8}| $/.test(prefix);
}

export function recordOf({ prefix, sum, json, isWhole }: Line): LogRecord | null {
  const fields = fieldsOf(json);
  const sequence = fields.get('q');
  const namespace = fields.get('n');
  const changes = fields.get('c');
  if (!isWhole || prefix !== `${checksumText(sum)} `) return null;
  if (typeof sequence !== 'number' || typeof namespace !== 'string' || !Array.isArray(changes)) return null;
  return { sequence, namespace, changes: changes.filter(isChange) };
}

export function replay(tree: TreeNode | null, record: LogRecord): TreeNode | null {
  return record.changes.reduce<TreeNode | null>(
    (current, [path, json]) => withNodeAt(current, parsePath(path), nodeFromJson(json, null, 0)),
    tree,
  );
}
