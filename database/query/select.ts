import { Branch, branchOf, type TreeNode } from '../tree/node';
import { indexOf } from './child-index';
import { indexedPart, isAfterEnd, isBeforeStart, type Entry } from './child-order';
import { loadsAllData, type Query } from './query';

/** Returns whether a child is in the range of a query. The limit is not considered. */
export function isSelected(key: string, node: TreeNode, { order, start, end }: Query): boolean {
  const entry = { key, node, indexed: indexedPart(order, node) };
  return !isBeforeStart(order, entry, start) && !isAfterEnd(order, entry, end);
}

/**
 * The children from the end that the limit counts from, starting with the first one inside the range on that
 * end.
 */
function* entriesFrom(node: Branch, { order, start, end, limit }: Query): Generator<Entry> {
  const reverse = limit?.from === 'last';
  if (order.by === 'key') {
    const probe = (key: string): Entry => ({ key, node, indexed: null });
    const pairs = reverse
      ? node.children.descending((key) => isAfterEnd(order, probe(key), end))
      : node.children.ascending((key) => isBeforeStart(order, probe(key), start));
    for (const [key, child] of pairs) yield { key, node: child, indexed: null };
    return;
  }
  const { entries } = indexOf(node, order);
  const pairs = reverse
    ? entries.descending((entry) => isAfterEnd(order, entry, end))
    : entries.ascending((entry) => isBeforeStart(order, entry, start));
  for (const [entry] of pairs) yield entry;
}

/** Returns the children that a query selects, in the query's order. */
export function selectEntries(node: TreeNode | null, query: Query): Entry[] {
  if (!(node instanceof Branch)) return [];
  const { order, start, end, limit } = query;
  const reverse = limit?.from === 'last';
  const found: Entry[] = [];
  for (const entry of entriesFrom(node, query)) {
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
export function select(node: TreeNode | null, query: Query): TreeNode | null {
  if (loadsAllData(query)) return node;
  return branchOf(selectEntries(node, query).map(({ key, node: child }) => [key, child]));
}
