import { compareNames } from '../tree/name-order';
import { Leaf, nodeAt, type TreeNode } from '../tree/node';
import { compareNodes } from '../tree/value-order';
import type { Bound, Order, Query } from './query';

export interface Place {
  readonly key: string;
  readonly indexed: TreeNode | null;
}

export function comparePlaces(a: Place, b: Place): number {
  return compareNodes(a.indexed, b.indexed) || compareNames(a.key, b.key);
}

export function placeOf(order: Order, key: string, node: TreeNode): Place {
  if (order.by === 'key') return { key, indexed: null };
  if (order.by === 'value') return { key, indexed: node };
  return { key, indexed: nodeAt(node, order.by === 'child' ? order.path : ['.priority']) };
}

/** SDKs send these two names, which no child can have, for a position before and after all keys. */
const MIN_NAME = '[MIN_NAME]';
const MAX_NAME = '[MAX_NAME]';

/** Without a key, a bound includes all keys of its value when it is inclusive, and none otherwise. */
function placeOfBound(order: Order, { value, key, inclusive }: Bound, isStart: boolean): Place {
  if (order.by === 'key') return { key: String(value ?? MIN_NAME), indexed: null };
  const indexed = value === null ? null : new Leaf(value);
  return { key: key ?? (isStart === inclusive ? MIN_NAME : MAX_NAME), indexed };
}

function compareToBound({ key, indexed }: Place, bound: Place): number {
  const byValue = compareNodes(indexed, bound.indexed);
  if (byValue !== 0) return byValue;
  if (bound.key === MIN_NAME) return 1;
  return bound.key === MAX_NAME ? -1 : compareNames(key, bound.key);
}

export class Range {
  private readonly first: Place | null;
  private readonly last: Place | null;

  constructor(private readonly query: Query) {
    const { order, start, end } = query;
    this.first = start && placeOfBound(order, start, true);
    this.last = end && placeOfBound(order, end, false);
  }

  isBefore(place: Place): boolean {
    if (this.first === null) return false;
    const distance = compareToBound(place, this.first);
    return this.query.start?.inclusive === false ? distance <= 0 : distance < 0;
  }

  isAfter(place: Place): boolean {
    if (this.last === null) return false;
    const distance = compareToBound(place, this.last);
    return this.query.end?.inclusive === false ? distance >= 0 : distance > 0;
  }
}
