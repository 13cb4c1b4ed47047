import { createHash } from 'node:crypto';
import { compareLeafValues } from './value-order';
import { compareNames } from './name-order';
import { Leaf, type LeafValue, type Priority, type TreeNode } from './node';

const SCRATCH = Buffer.alloc(8);

/** Returns a double as 16 hexadecimal digits, sign and exponent first. */
function doubleToHex(value: number): string {
  SCRATCH.writeDoubleBE(value);
  return SCRATCH.toString('hex');
}

/** Returns the text of a leaf value or priority for a hash. */
function hashText(value: LeafValue): string {
  return `${typeof value}:${typeof value === 'number' ? doubleToHex(value) : String(value)}`;
}

/** Returns the SHA-1 of a text (as UTF-8), in base64. */
export function sha1(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}

function priorityText(priority: Priority): string {
  return priority === null ? '' : `priority:${hashText(priority)}:`;
}

/** Returns the children in the order for a hash: by priority, then by key. */
function hashedChildren(node: Exclude<TreeNode, Leaf>): [string, TreeNode][] {
  const entries: [string, TreeNode][] = [];
  node.children.forEach((key, child) => entries.push([key, child]));
  if (entries.some(([, child]) => child.priority !== null)) {
    entries.sort((a, b) => compareLeafValues(a[1].priority, b[1].priority) || compareNames(a[0], b[0]));
  }
  return entries;
}

/**
 * Returns the canonical hash by which clients say which data they already have (firebase-js-sdk,
 * `Node.hash`); an empty text for the empty tree. It is cached on the node, so that an unchanged part is
 * hashed once.
 */
export function nodeHash(node: TreeNode | null): string {
  if (node === null) return '';
  if (node.hash !== null) return node.hash;
  let text = priorityText(node.priority);
  if (node instanceof Leaf) text += hashText(node.value);
  else for (const [key, child] of hashedChildren(node)) text += `:${key}:${nodeHash(child)}`;
  node.hash = sha1(text);
  return node.hash;
}
