import { childOf, Leaf, type TreeNode } from '../tree/node';
import { MAX_DEPTH, type Path } from '../tree/path';

export type Value = null | boolean | number | string | RecordValue | SnapshotValue;

/** A rule with such an error counts as false. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}

export class RecordValue {
  constructor(readonly record: object) {}

  /** Only own properties count, never those of the prototype; null when there is none. */
  get(key: string): Value {
    if (Array.isArray(this.record) && key === 'length') return null;
    return toValue(Object.getOwnPropertyDescriptor(this.record, key)?.value);
  }
}

/** The fields of the variable `query` are values; the variable itself is not a value. */
export class QueryValue extends RecordValue {}

export class SnapshotValue {
  private constructor(
    private readonly found: TreeNode | null,
    private readonly path: Path,
    private readonly above: SnapshotValue | null,
    private readonly onLook: (path: Path) => void,
  ) {}

  /**
   * Returns the root of the database.
   * @param onLook Called with the path of all data that is used: what a decision depends on.
   */
  static root(tree: TreeNode | null, onLook: (path: Path) => void = () => undefined): SnapshotValue {
    return new SnapshotValue(tree, [], null, onLook);
  }

  get node(): TreeNode | null {
    this.onLook(this.path);
    return this.found;
  }

  /** Rules do not see a priority as a child. */
  key(key: string): SnapshotValue {
    const child = key === '.priority' ? null : childOf(this.found, key);
    // Below the deepest data a path grows no more: a client may write a text with a million slashes.
    const path = this.path.length > MAX_DEPTH ? this.path : [...this.path, key];
    return new SnapshotValue(child, path, this, this.onLook);
  }

  /** Empty keys, as in `a//b/`, are skipped. */
  child(path: string): SnapshotValue {
    return path
      .split('/')
      .filter((key) => key !== '')
      .reduce<SnapshotValue>((location, key) => location.key(key), this);
  }

  /**
   * Returns the parent location.
   * @throws {EvaluationError} at the root.
   */
  parent(): SnapshotValue {
    if (this.above === null) throw new EvaluationError('the root has no parent');
    return this.above;
  }

  /**
   * Returns the primitive here; null for no data; where there are children, a record, which equals nothing
   * else.
   */
  val(): Value {
    const { node } = this;
    if (node instanceof Leaf) return node.value;
    return node === null ? null : new RecordValue({});
  }
}

/**
 * Converts an outside value (a token's claim, a leaf) to a value of rules. Anything that JSON does not have
 * becomes null.
 */
export function toValue(value: unknown): Value {
  switch (typeof value) {
    case 'boolean':
    case 'number':
    case 'string':
      return value;
    case 'object':
      return value === null ? null : new RecordValue(value);
    default:
      return null;
  }
}

/**
 * Returns whether two values are equal. Values of different kinds are never equal; nothing is converted.
 * @throws {EvaluationError} for something that is not a value, such as a snapshot.
 */
export function sameValue(left: Value, right: Value): boolean {
  for (const value of [left, right]) {
    if (value instanceof SnapshotValue || value instanceof QueryValue)
      throw new EvaluationError(`${kindOf(value)} cannot be compared; use val()`);
  }
  if (left instanceof RecordValue && right instanceof RecordValue) return left.record === right.record;
  return left === right;
}

/**
 * Maximum length of a string that a rule may make. It equals the maximum length of a string in the database.
 */
export const MAX_STRING = 10 * 1024 * 1024;

export function checkLength(length: number): void {
  if (length > MAX_STRING) throw new EvaluationError(`a string longer than ${MAX_STRING} characters`);
}

/**
 * Returns a value that must be a string.
 * @param use What needs it, for the message.
 * @throws {EvaluationError} otherwise.
 */
export function textOf(value: Value, use: string): string {
  if (typeof value === 'string') return value;
  throw new EvaluationError(`${use} a string, not ${kindOf(value)}`);
}

export function kindOf(value: Value): string {
  if (value === null) return 'null';
  if (value instanceof SnapshotValue) return 'a snapshot';
  if (typeof value === 'object') return value instanceof QueryValue ? 'query' : 'a record';
  return `a ${typeof value}`;
}
