import { compareStrings } from './name-order';
import { Leaf, type LeafValue, type TreeNode } from './node';

function rank(value: LeafValue | null): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  return typeof value === 'number' ? 2 : 3;
}

/** The order is null, false, true, numbers, strings. */
export function compareLeafValues(a: LeafValue | null, b: LeafValue | null): number {
  const byKind = rank(a) - rank(b);
  if (byKind !== 0) return byKind;
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  return Number(a) - Number(b);
}

/**
 * Compares nodes by value, as their leaf values. Nodes with children come last and are equal to each other.
 */
export function compareNodes(a: TreeNode | null, b: TreeNode | null): number {
  const leafA = a === null || a instanceof Leaf;
  const leafB = b === null || b instanceof Leaf;
  if (leafA && leafB) return compareLeafValues(a?.value ?? null, b?.value ?? null);
  return Number(leafB) - Number(leafA);
}
