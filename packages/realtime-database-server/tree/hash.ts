import { createHash } from 'node:crypto';
import { compareLeafValues } from './value-order';
import { compareNames } from './name-order';
import { Leaf, type Branch, type LeafValue, type Priority, type TreeNode } from './node';
import { isTime, sorted, type Steps } from './steps';

const SCRATCH = Buffer.alloc(8);

/** 16 hexadecimal digits, sign and exponent first. */
function doubleToHex(value: number): string {
  SCRATCH.writeDoubleBE(value);
  return SCRATCH.toString('hex');
}

function hashText(value: LeafValue): string {
  return `${typeof value}:${typeof value === 'number' ? doubleToHex(value) : String(value)}`;
}

function priorityText(priority: Priority): string {
  return priority === null ? '' : `priority:${hashText(priority)}:`;
}

/** The order is by priority, then by key. */
function* hashedChildren({ children }: Branch): Steps<Iterable<readonly [string, TreeNode]>> {
  let priorities = 0;
  children.forEach((_key, { priority }) => (priorities += Number(priority !== null)));
  if (priorities === 0) return children.ascending();
  return yield* sorted(
    [...children.ascending()],
    (a, b) => compareLeafValues(a[1].priority, b[1].priority) || compareNames(a[0], b[0]),
  );
}

const PIECE_LENGTH = 16 * 1024;

/**
 * Returns the canonical hash by which clients say which data they already have (firebase-js-sdk,
 * `Node.hash`); an empty text for the empty tree. It is cached on the node, so that an unchanged part is
 * hashed once.
 */
export function* hashSteps(node: TreeNode | null): Steps<string> {
  if (node === null) return '';
  if (node.hash !== null) return node.hash;
  if (isTime()) yield;
  const hash = createHash('sha1');
  let text = priorityText(node.priority);
  if (node instanceof Leaf) text += hashText(node.value);
  else
    for (const [key, child] of yield* hashedChildren(node)) {
      text += `:${key}:${yield* hashSteps(child)}`;
      if (text.length <= PIECE_LENGTH) continue;
      hash.update(text);
      text = '';
    }
  node.hash = hash.update(text).digest('base64');
  return node.hash;
}
