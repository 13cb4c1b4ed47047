import { Branch, branchOf, type TreeNode } from '../tree/node';
import { indexOf } from './child-index';
import { indexedPart, isAfterEnd, isBeforeStart, type Entry } from './child-order';
import { loadsAllData, type Query } from './query';

/** Whether a child lies in the range of a query; a limit is not looked at. */
export function isSelected(key: string, node: TreeNode, { order, start, end }: Query): boolean {
  const entry = { key, node, indexed: indexedPart(order, node) };
  return !isBeforeStart(order, entry, start) && !isAfterEnd(order, entry, end);
}

/** Children from the side the limit counts from, beginning with the first that is not before the range on that side. */
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

/** The children a query asks for, in the query's order. */
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

/** What a client sees of a node through a query: the node itself, or one with the selected children only. */
export function select(node: TreeNode | null, query: Query): TreeNode | null {
  if (loadsAllData(query)) return node;
  return branchOf(selectEntries(node, query).map(({ key, node: child }) => [key, child]));
}
