import { Branch, branchSteps, type TreeNode } from '../tree/node';
import type { OrderedMap } from '../tree/ordered-map';
import { isTime, type Steps } from '../tree/steps';
import { inOrder } from './child-index';
import { placeOf, Range, type Place } from './child-order';
import { loadsAllData, type Query } from './query';

export function isSelected(key: string, node: TreeNode, query: Query): boolean {
  const range = new Range(query);
  const place = placeOf(query.order, key, node);
  return !range.isBefore(place) && !range.isAfter(place);
}

/** Yields children with their places, from the end of the range that the limit counts from. */
function* fromEnd<K>(
  children: OrderedMap<K, TreeNode>,
  placeOfKey: (key: K) => Place,
  range: Range,
  isReverse: boolean,
): Generator<readonly [Place, TreeNode]> {
  const entries = isReverse
    ? children.descending((key) => range.isAfter(placeOfKey(key)))
    : children.ascending((key) => range.isBefore(placeOfKey(key)));
  for (const [key, child] of entries) yield [placeOfKey(key), child];
}

export function* selectEntries(node: TreeNode | null, query: Query): Steps<[string, TreeNode][]> {
  if (!(node instanceof Branch)) return [];
  const { order, limit } = query;
  const range = new Range(query);
  const isReverse = limit?.from === 'last';
  const entries =
    order.by === 'key'
      ? fromEnd(node.children, (key) => ({ key, indexed: null }), range, isReverse)
      : fromEnd(yield* inOrder(node, order), (place) => place, range, isReverse);
  const found: [string, TreeNode][] = [];
  for (const [place, child] of entries) {
    if (isTime()) yield;
    if (isReverse ? range.isBefore(place) : range.isAfter(place)) break;
    if (limit !== null && found.length >= limit.count) break;
    found.push([place.key, child]);
  }
  return isReverse ? found.reverse() : found;
}

/**
 * Returns a node as a client sees it through a query: the node itself, or a node with the selected children
 * only.
 */
export function* select(node: TreeNode | null, query: Query): Steps<TreeNode | null> {
  if (loadsAllData(query)) return node;
  return yield* branchSteps(yield* selectEntries(node, query));
}
