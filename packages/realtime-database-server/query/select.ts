import { Branch, branchSteps, type TreeNode, type ChildIndex } from '../tree/node';
import { OrderedMap } from '../tree/ordered-map';
import { isTime, type Steps, sorted } from '../tree/steps';
import { placeOf, Range, type Place, comparePlaces } from './child-order';
import { loadsAllData, type Query, indexName, type Order } from './query';

/** As many live queries of one place may have an order of their own before each write sorts all its children again. */
const KEPT_INDEXES = 32;

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
function* inOrder(node: Branch, order: Order): Steps<OrderedMap<Place, TreeNode>> {
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

export function isSelected(key: string, node: TreeNode, query: Query): boolean {
  const range = new Range(query);
  const place = placeOf(query.order, key, node);
  return !range.isBefore(place) && !range.isAfter(place);
}

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
