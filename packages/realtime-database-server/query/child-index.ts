import type { Branch, ChildIndex, TreeNode } from '../tree/node';
import { OrderedMap } from '../tree/ordered-map';
import { isTime, sorted, type Steps } from '../tree/steps';
import { comparePlaces, placeOf, type Place } from './child-order';
import { indexName, type Order } from './query';

/** How many orders of the children of one node are kept at a time. */
const KEPT_INDEXES = 8;

/** The children of a node in the order of a query. It is updated with each new version of the node. */
class OrderIndex implements ChildIndex {
  constructor(
    private readonly order: Order,
    readonly children: OrderedMap<Place, TreeNode>,
  ) {}

  replace(key: string, before: TreeNode | null, after: TreeNode | null): OrderIndex {
    let { children } = this;
    if (before !== null) children = children.delete(placeOf(this.order, key, before));
    if (after !== null) children = children.set(placeOf(this.order, key, after), after);
    return new OrderIndex(this.order, children);
  }
}

/**
 * Returns the children of a node in an order. They are sorted on first use and updated by each write
 * afterwards.
 */
export function* inOrder(node: Branch, order: Order): Steps<OrderedMap<Place, TreeNode>> {
  const name = indexName(order);
  const known = node.indexes.get(name);
  if (known instanceof OrderIndex) return known.children;
  const entries: (readonly [Place, TreeNode])[] = [];
  for (const [key, child] of node.children.ascending()) {
    if (isTime()) yield;
    entries.push([placeOf(order, key, child), child]);
  }
  const ordered = yield* sorted(entries, (a, b) => comparePlaces(a[0], b[0]));
  const made = new OrderIndex(order, yield* OrderedMap.fromSorted(comparePlaces, ordered));
  const [oldest] = node.indexes.keys();
  if (node.indexes.size >= KEPT_INDEXES && oldest !== undefined) node.indexes.delete(oldest);
  node.indexes.set(name, made);
  return made.children;
}
