import { compareNames } from './name-order';
import { OrderedMap } from './ordered-map';
import type { Path } from './path';
import { atOnce, isTime, sorted, type Steps } from './steps';

export type LeafValue = string | number | boolean;

export function isLeafValue(value: unknown): value is LeafValue | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
export type Priority = string | number | null;
/** Nodes are immutable. The empty tree is null, not a node. */
export type TreeNode = Leaf | Branch;
type Children = OrderedMap<string, TreeNode>;

export class Leaf {
  hash: string | null = null;

  constructor(
    readonly value: LeafValue,
    readonly priority: Priority = null,
  ) {}
}

export interface ChildIndex {
  /** A child that is null was or is absent. */
  replace(key: string, before: TreeNode | null, after: TreeNode | null): ChildIndex;
}

export class Branch {
  hash: string | null = null;

  /**
   * @param indexes Sorted children for the queries so far, by name of the order. They are passed on to the
   *   next version of the node.
   */
  constructor(
    readonly children: Children,
    readonly priority: Priority = null,
    readonly indexes = new Map<string, ChildIndex>(),
  ) {}

  withChild(key: string, child: TreeNode | null): Branch | null {
    const children = child === null ? this.children.delete(key) : this.children.set(key, child);
    if (children === this.children) return this;
    if (children.size === 0) return null;
    const indexes = new Map<string, ChildIndex>();
    if (this.indexes.size > 0) {
      const before = this.children.get(key) ?? null;
      for (const [name, index] of this.indexes) indexes.set(name, index.replace(key, before, child));
    }
    return new Branch(children, this.priority, indexes);
  }
}

const NO_CHILDREN: Children = OrderedMap.empty(compareNames);

/** The children may come in any order, without duplicates. Returns null when there are none. */
export function* branchSteps(
  entries: readonly [string, TreeNode][],
  priority: Priority = null,
): Steps<TreeNode | null> {
  if (entries.length === 0) return null;
  const inOrder = yield* sorted(entries, (a, b) => compareNames(a[0], b[0]));
  return new Branch(yield* OrderedMap.fromSorted(compareNames, inOrder), priority);
}

/** The priority as a node, because `.priority` can be read and written like a child. */
function priorityNode(node: TreeNode | null): TreeNode | null {
  return node === null || node.priority === null ? null : new Leaf(node.priority);
}

export function childOf(node: TreeNode | null, key: string): TreeNode | null {
  if (key === '.priority') return priorityNode(node);
  return node instanceof Branch ? (node.children.get(key) ?? null) : null;
}

export function keysOf(node: TreeNode | null): string[] {
  return node instanceof Branch ? Array.from(node.children.ascending(), ([key]) => key) : [];
}

export function nodeAt(node: TreeNode | null, path: Path): TreeNode | null {
  let current = node;
  for (const key of path) {
    if (current === null) return null;
    current = childOf(current, key);
  }
  return current;
}

export function withPriority(node: TreeNode | null, priority: Priority): TreeNode | null {
  if (node === null || node.priority === priority) return node;
  return node instanceof Leaf
    ? new Leaf(node.value, priority)
    : new Branch(node.children, priority, new Map(node.indexes));
}

/**
 * Returns a node with one child replaced; null removes it. A leaf that gets a child becomes a branch with the
 * same priority.
 */
function withChild(node: TreeNode | null, key: string, child: TreeNode | null): TreeNode | null {
  if (key === '.priority') {
    const value = child instanceof Leaf && typeof child.value !== 'boolean' ? child.value : null;
    return withPriority(node, value);
  }
  if (node instanceof Branch) return node.withChild(key, child);
  return child === null ? node : new Branch(NO_CHILDREN.set(key, child), node?.priority ?? null);
}

/**
 * Returns a tree with the node at `path` replaced. Null removes the node, and all branches that become empty.
 */
export function withNodeAt(
  node: TreeNode | null,
  path: Path,
  replacement: TreeNode | null,
  depth = 0,
): TreeNode | null {
  const key = path[depth];
  if (key === undefined) return replacement;
  const child = key === '.priority' ? null : childOf(node, key);
  const changed = withNodeAt(child, path, replacement, depth + 1);
  return changed === child && key !== '.priority' ? node : withChild(node, key, changed);
}

/** Compares values and priorities. Shared parts are not compared, so it costs what has changed. */
export function* sameTreeSteps(a: TreeNode | null, b: TreeNode | null): Steps<boolean> {
  if (a === b) return true;
  if (a === null || b === null || a.priority !== b.priority) return false;
  if (a instanceof Leaf) return b instanceof Leaf && a.value === b.value;
  if (b instanceof Leaf || a.children.size !== b.children.size) return false;
  const others = b.children.ascending();
  for (const [key, child] of a.children.ascending()) {
    if (isTime()) yield;
    const other = others.next();
    if (other.done === true || other.value[0] !== key) return false;
    if (!(yield* sameTreeSteps(child, other.value[1]))) return false;
  }
  return true;
}

export function sameTree(a: TreeNode | null, b: TreeNode | null): boolean {
  return atOnce(sameTreeSteps(a, b));
}
