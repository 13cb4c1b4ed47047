import { compareNames } from '../tree/name-order';
import { Leaf, nodeAt, type LeafValue, type TreeNode } from '../tree/node';
import { compareNodes } from '../tree/value-order';
import type { Bound, Order } from './query';

/** A child of the queried node, with its index value. */
export interface Entry {
  readonly key: string;
  readonly node: TreeNode;
  /** The node by which the child is ordered; null when it has none. Not used when ordering by key. */
  readonly indexed: TreeNode | null;
}

export function indexedPart(order: Order, node: TreeNode): TreeNode | null {
  if (order.by === 'value') return node;
  if (order.by === 'child') return nodeAt(node, order.path);
  if (order.by === 'priority') return nodeAt(node, ['.priority']);
  return null;
}

/** Orders children by index value, then by key. */
export function compareEntries(a: Entry, b: Entry): number {
  return compareNodes(a.indexed, b.indexed) || compareNames(a.key, b.key);
}

function valueNode(value: LeafValue | null): TreeNode | null {
  return value === null ? null : new Leaf(value);
}

/**
 * Compares an entry with a bound: negative before it, zero on it, positive after it. A bound without a key
 * includes all keys of its value when it is inclusive, and none otherwise.
 */
function compareToBound(order: Order, entry: Entry, bound: Bound, side: 'start' | 'end'): number {
  if (order.by === 'key') return compareKeyToBound(entry.key, String(bound.value ?? '[MIN_NAME]'));
  const byValue = compareNodes(entry.indexed, valueNode(bound.value));
  if (byValue !== 0) return byValue;
  if (bound.key !== null) return compareKeyToBound(entry.key, bound.key);
  return (side === 'start') === bound.inclusive ? 1 : -1;
}

// SDKs send these two names for a position before and after all keys (startAfter and endBefore without a
// key).
function compareKeyToBound(key: string, bound: string): number {
  if (bound === '[MIN_NAME]') return 1;
  if (bound === '[MAX_NAME]') return -1;
  return compareNames(key, bound);
}

/** Returns whether an entry lies before the start of the range. */
export function isBeforeStart(order: Order, entry: Entry, start: Bound | null): boolean {
  if (start === null) return false;
  const place = compareToBound(order, entry, start, 'start');
  return start.inclusive ? place < 0 : place <= 0;
}

/** Returns whether an entry lies after the end of the range. */
export function isAfterEnd(order: Order, entry: Entry, end: Bound | null): boolean {
  if (end === null) return false;
  const place = compareToBound(order, entry, end, 'end');
  return end.inclusive ? place > 0 : place >= 0;
}
