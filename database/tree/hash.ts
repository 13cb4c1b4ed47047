import { createHash } from 'node:crypto';
import { compareLeafValues } from './value-order';
import { compareNames } from './name-order';
import { Leaf, type LeafValue, type Priority, type TreeNode } from './node';

const SCRATCH = Buffer.alloc(8);

/** A double as 16 hexadecimal digits, sign and exponent first. */
function doubleToHex(value: number): string {
  SCRATCH.writeDoubleBE(value);
  return SCRATCH.toString('hex');
}

/** The text of a leaf value or priority that goes into a hash. */
function hashText(value: LeafValue): string {
  return `${typeof value}:${typeof value === 'number' ? doubleToHex(value) : String(value)}`;
}

/** SHA-1 of a text's UTF-8, in base64. */
export function sha1(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}

function priorityText(priority: Priority): string {
  return priority === null ? '' : `priority:${hashText(priority)}:`;
}

/** Children in the order the hash wants them: by priority, then by key. */
function hashedChildren(node: Exclude<TreeNode, Leaf>): [string, TreeNode][] {
  const entries: [string, TreeNode][] = [];
  node.children.forEach((key, child) => entries.push([key, child]));
  if (entries.some(([, child]) => child.priority !== null)) {
    entries.sort((a, b) => compareLeafValues(a[1].priority, b[1].priority) || compareNames(a[0], b[0]));
  }
  return entries;
}

/**
 * The canonical hash by which clients say what they already hold (firebase-js-sdk, `Node.hash`); empty text for the
 * empty tree. Kept on the node, so that an unchanged part is hashed once.
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
