import { Branch, branchSteps, type TreeNode } from '../tree/node';
import { isTime, type Steps } from '../tree/steps';
import { indexOf, type OrderIndex } from './child-index';
import { indexedPart, isAfterEnd, isBeforeStart, type Entry } from './child-order';
import { loadsAllData, type Query } from './query';

/** Returns whether a child is in the range of a query. The limit is not considered. */
export function isSelected(key: string, node: TreeNode, { order, start, end }: Query): boolean {
  const entry = { key, node, indexed: indexedPart(order, node) };
  return !isBeforeStart(order, entry, start) && !isAfterEnd(order, entry, end);
}

/** The children in the order of a query that does not order them by key. */
type Index = Pick<OrderIndex, 'entries'>;

/**
 * The children from the end that the limit counts from, starting with the first one inside the range on that
 * end.
 */
function* entriesFrom(
  node: Branch,
  { order, start, end, limit }: Query,
  index: Index | null,
): Generator<Entry> {
  const reverse = limit?.from === 'last';
  if (index === null) {
    const probe = (key: string): Entry => ({ key, node, indexed: null });
    const pairs = reverse
      ? node.children.descending((key) => isAfterEnd(order, probe(key), end))
      : node.children.ascending((key) => isBeforeStart(order, probe(key), start));
    for (const [key, child] of pairs) yield { key, node: child, indexed: null };
    return;
  }
  const pairs = reverse
    ? index.entries.descending((entry) => isAfterEnd(order, entry, end))
    : index.entries.ascending((entry) => isBeforeStart(order, entry, start));
  for (const [entry] of pairs) yield entry;
}

/** Returns the children that a query selects, in the query's order. */
export function* selectEntries(node: TreeNode | null, query: Query): Steps<Entry[]> {
  if (!(node instanceof Branch)) return [];
  const { order, start, end, limit } = query;
  const reverse = limit?.from === 'last';
  const found: Entry[] = [];
  const index = order.by === 'key' ? null : yield* indexOf(node, order);
  for (const entry of entriesFrom(node, query, index)) {
    if (isTime()) yield;
    if (reverse ? isBeforeStart(order, entry, start) : isAfterEnd(order, entry, end)) break;
    if (limit !== null && found.length >= limit.count) break;
    found.push(entry);
  }
  return reverse ? found.reverse() : found;
}

/**
 * Returns a node as a client sees it through a query: the node itself, or a node with the selected children
 * only.
 */
export function* select(node: TreeNode | null, query: Query): Steps<TreeNode | null> {
  if (loadsAllData(query)) return node;
  const entries = yield* selectEntries(node, query);
  return yield* branchSteps(entries.map(({ key, node: child }) => [key, child]));
}
