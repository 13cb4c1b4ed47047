import { DataError } from './errors';
import { Leaf, type Branch, type TreeNode } from './node';
import { atOnce, type Steps } from './steps';

export interface JsonStyle {
  /** Whether to include priorities (`.priority`, `.value`). */
  readonly priorities: boolean;
  /** Whether children with integer keys can be an array. */
  readonly arrays: boolean;
  /** Writes several lines, as the official service does (`print=pretty`). */
  readonly pretty?: boolean;
}

export const COMPLETE: JsonStyle = { priorities: true, arrays: false };
/** `format=export`, and the files of an export. */
export const EXPORT: JsonStyle = { priorities: true, arrays: true };
/** The default of REST. */
export const VALUES: JsonStyle = { priorities: false, arrays: true };

const ARRAY_INDEX = /^(0|[1-9]\d{0,9})$/;

/**
 * Returns the length of the array for these children, or null when they must be an object. They are an array
 * when all keys are integers and more than half of the indexes up to the largest are used (firebase-js-sdk,
 * `ChildrenNode.val`).
 */
function arrayLength(node: Branch, style: JsonStyle): number | null {
  if (!style.arrays || (style.priorities && node.priority !== null)) return null;
  let largest = -1;
  for (const [key] of node.children.ascending()) {
    if (!ARRAY_INDEX.test(key)) return null;
    largest = Math.max(largest, Number(key));
  }
  return largest < 2 * node.children.size ? largest + 1 : null;
}

const PIECE_LENGTH = 16 * 1024;

export function marksOf({ pretty = false }: JsonStyle, indent: string) {
  const inside = `\n${indent}  `;
  return pretty
    ? { open: `{${inside}`, colon: ' : ', comma: `,${inside}`, close: `\n${indent}}` }
    : { open: '{', colon: ':', comma: ',', close: '}' };
}

/**
 * Yields a tree as JSON text in pieces, so that a large one is not written at once. It does not build an object first,
 * because `__proto__` is an ordinary key here.
 */
export function* jsonPieces(
  node: TreeNode | null,
  style = COMPLETE,
  outside = '',
): Generator<string, void, undefined> {
  let pending = '';
  const [first, between, last] = style.pretty === true ? ['[ ', ', ', ' ]'] : ['[', ',', ']'];
  function* visit(current: TreeNode, indent: string): Generator<string, void, undefined> {
    const { open, colon, comma, close } = marksOf(style, indent);
    const priority =
      style.priorities && current.priority !== null
        ? `${comma}".priority"${colon}${JSON.stringify(current.priority)}`
        : '';
    if (current instanceof Leaf) {
      const value = JSON.stringify(current.value);
      pending += priority === '' ? value : `${open}".value"${colon}${value}${priority}${close}`;
      return;
    }
    const length = arrayLength(current, style);
    let next = 0;
    for (const [key, child] of current.children.ascending()) {
      if (length === null) pending += `${next === 0 ? open : comma}${JSON.stringify(key)}${colon}`;
      else pending += (next === 0 ? first : between) + `null${between}`.repeat(Number(key) - next);
      next = length === null ? 1 : Number(key) + 1;
      yield* visit(child, length === null ? `${indent}  ` : indent);
      if (pending.length <= PIECE_LENGTH) continue;
      yield pending;
      pending = '';
    }
    pending += length === null ? priority + close : last;
  }
  if (node === null) pending = 'null';
  else yield* visit(node, outside);
  yield pending;
}

/** Most that is read at once, in bytes (Realtime Database limits). */
const MAX_READ_BYTES = 256 * 1024 * 1024;

/**
 * @param outside The indentation of what is around it.
 * @throws {DataError} with code `too_big`.
 */
export function* textSteps(node: TreeNode | null, style: JsonStyle, outside = ''): Steps<string> {
  let text = '';
  let size = 0;
  for (const piece of jsonPieces(node, style, outside)) {
    size += Buffer.byteLength(piece);
    if (size > MAX_READ_BYTES)
      throw new DataError(
        'too_big',
        'The data requested exceeds the maximum size that can be accessed with a single request.',
      );
    text += piece;
    if (piece.length > PIECE_LENGTH) yield;
  }
  return text;
}

export function jsonText(node: TreeNode | null, style: JsonStyle): string {
  return atOnce(textSteps(node, style));
}
