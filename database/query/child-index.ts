import type { Branch, ChildIndex, TreeNode } from '../tree/node';
import { OrderedMap } from '../tree/ordered-map';
import { isTime, sorted, type Steps } from '../tree/steps';
import { compareEntries, indexedPart, type Entry } from './child-order';
import { indexName, type Order } from './query';

/** How many orders of the children of one node are kept at a time. */
const KEPT_INDEXES = 8;

/** The children of a node in the order of a query. It is updated with each new version of the node. */
export class OrderIndex implements ChildIndex {
  private constructor(
    private readonly order: Order,
    readonly entries: OrderedMap<Entry, TreeNode>,
  ) {}

  /** Sorts the children of a node. */
  static *of(node: Branch, order: Order): Steps<OrderIndex> {
    const entries: (readonly [Entry, TreeNode])[] = [];
    for (const [key, child] of node.children.ascending()) {
      if (isTime()) yield;
      entries.push([{ key, node: child, indexed: indexedPart(order, child) }, child]);
    }
    const inOrder = yield* sorted(entries, (a, b) => compareEntries(a[0], b[0]));
    return new OrderIndex(order, yield* OrderedMap.fromSorted(compareEntries, inOrder));
  }

  replace(key: string, before: TreeNode | null, after: TreeNode | null): OrderIndex {
    let { entries } = this;
    if (before !== null)
      entries = entries.delete({ key, node: before, indexed: indexedPart(this.order, before) });
    if (after !== null) {
      entries = entries.set({ key, node: after, indexed: indexedPart(this.order, after) }, after);
    }
    return new OrderIndex(this.order, entries);
  }
}

/**
 * Returns the children of a node in an order. They are sorted on first use and updated by each write
 * afterwards.
 */
export function* indexOf(node: Branch, order: Order): Steps<OrderIndex> {
  const name = indexName(order);
  const known = node.indexes.get(name);
  if (known instanceof OrderIndex) return known;
  const made = yield* OrderIndex.of(node, order);
  const [oldest] = node.indexes.keys();
  if (node.indexes.size >= KEPT_INDEXES && oldest !== undefined) node.indexes.delete(oldest);
  node.indexes.set(name, made);
  return made;
}
