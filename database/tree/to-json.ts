import { Leaf, type Branch, type TreeNode } from './node';

/** How a tree is written as JSON. */
export interface JsonStyle {
  /**
   * Whether to include priorities (`.priority`, `.value`). Children with integer keys then stay an object.
   */
  readonly priorities: boolean;
}

/** Everything, for the protocol and for the disk. */
export const COMPLETE: JsonStyle = { priorities: true };
/** Values only, the default of REST. */
export const VALUES: JsonStyle = { priorities: false };

const ARRAY_INDEX = /^(0|[1-9]\d{0,9})$/;

/**
 * Returns the length of the array for these children, or null when they must be an object. They are an array
 * when all keys are integers and more than half of the indexes up to the largest are used (firebase-js-sdk,
 * `ChildrenNode.val`).
 */
function arrayLength(node: Branch): number | null {
  let largest = -1;
  for (const [key] of node.children.ascending()) {
    if (!ARRAY_INDEX.test(key)) return null;
    largest = Math.max(largest, Number(key));
  }
  return largest < 2 * node.children.size ? largest + 1 : null;
}

/**
 * Returns the texts of a branch's children as the items of an array, or null when they must be an object.
 * @param textOf Returns the text of one child.
 */
export function arrayItems(
  node: Branch,
  style: JsonStyle,
  textOf: (child: TreeNode) => string,
): readonly string[] | null {
  const length = style.priorities ? null : arrayLength(node);
  if (length === null) return null;
  const items = new Array<string>(length).fill('null');
  node.children.forEach((key, child) => (items[Number(key)] = textOf(child)));
  return items;
}

/**
 * Returns a tree as JSON text. It does not build an object first, because `__proto__` is an ordinary key
 * here.
 */
export function jsonText(node: TreeNode | null, style: JsonStyle): string {
  if (node === null) return 'null';
  const prioritised = style.priorities && node.priority !== null;
  if (node instanceof Leaf) {
    const value = JSON.stringify(node.value);
    return prioritised ? `{".value":${value},".priority":${JSON.stringify(node.priority)}}` : value;
  }
  const items = arrayItems(node, style, (child) => jsonText(child, style));
  if (items !== null) return `[${items.join(',')}]`;
  let text = '';
  node.children.forEach((key, child) => {
    text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${jsonText(child, style)}`;
  });
  if (prioritised) text += `,".priority":${JSON.stringify(node.priority)}`;
  return `${text}}`;
}

const PIECE_LENGTH = 64 * 1024;

/** Yields the text of `jsonText(node, COMPLETE)` in pieces, so that a large tree is not written at once. */
export function* jsonPieces(node: TreeNode | null): Generator<string> {
  let pending = '';
  function* visit(current: TreeNode): Generator<string> {
    if (current instanceof Leaf) {
      pending += jsonText(current, COMPLETE);
      return;
    }
    let separator = '{';
    for (const [key, child] of current.children.ascending()) {
      pending += `${separator}${JSON.stringify(key)}:`;
      separator = ',';
      yield* visit(child);
      if (pending.length > PIECE_LENGTH) {
        yield pending;
        pending = '';
      }
    }
    pending += current.priority === null ? '}' : `,".priority":${JSON.stringify(current.priority)}}`;
  }
  if (node === null) pending = 'null';
  else yield* visit(node);
  yield pending;
}
