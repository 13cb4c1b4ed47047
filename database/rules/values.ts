import type { RuleQuery } from './query';
import { jsonSnapshot, type RuleSnapshot } from './rule-snapshot';

/** What an expression can evaluate to. Lists and regular expressions only occur as arguments. */
export type Value = null | boolean | number | string | RecordValue | SnapshotValue | QueryValue;

/** A rule that could not be evaluated; such a rule counts as false. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}

/** A record or list inside `auth`, or a location with children as `val()` gives it. */
export class RecordValue {
  constructor(readonly record: object) {}

  /** The value of an own property, never one of the prototype; null where there is none. */
  get(key: string): Value {
    if (Array.isArray(this.record) && key === 'length') return null;
    return toValue(Object.getOwnPropertyDescriptor(this.record, key)?.value);
  }
}

/** The value of `query`. */
export class QueryValue {
  constructor(readonly query: RuleQuery) {}
}

/** The data at a location, looked up only when it is needed, which knows the way back up. */
export class SnapshotValue {
  private found: RuleSnapshot | undefined;

  private constructor(
    private readonly find: () => RuleSnapshot,
    private readonly above: SnapshotValue | null,
  ) {}

  /** The top of the database. */
  static root(snapshot: RuleSnapshot): SnapshotValue {
    return new SnapshotValue(() => snapshot, null);
  }

  /** The data here. */
  get snapshot(): RuleSnapshot {
    this.found ??= this.find();
    return this.found;
  }

  /** The location one key further down. A key the database cannot hold, such as `a.b`, leads to nothing. */
  key(key: string): SnapshotValue {
    return new SnapshotValue(() => {
      const isPossible = !/[.#$/[\]]/.test(key);
      return isPossible ? this.snapshot.child(key) : jsonSnapshot(null);
    }, this);
  }

  /** The location at a relative path; empty keys, as in `a//b/`, are skipped. */
  child(path: string): SnapshotValue {
    return path
      .split('/')
      .filter((key) => key !== '')
      .reduce<SnapshotValue>((location, key) => location.key(key), this);
  }

  /** The location above. Throws EvaluationError at the top. */
  parent(): SnapshotValue {
    if (this.above === null) throw new EvaluationError('the root has no parent');
    return this.above;
  }

  /** The primitive here, null for nothing; a record, which equals nothing else, where there are children. */
  val(): Value {
    const { snapshot } = this;
    if (snapshot.isString() || snapshot.isNumber() || snapshot.isBoolean()) return toValue(snapshot.val());
    return snapshot.exists() ? new RecordValue({}) : null;
  }
}

/** A value from outside (a token's claim, a leaf) as rules see it; what JSON cannot hold is null. */
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
 * Whether two values are the same; values of different kinds never are, and nothing is converted.
 * Throws EvaluationError for what is not a value, such as a snapshot.
 */
export function sameValue(left: Value, right: Value): boolean {
  for (const value of [left, right]) {
    const isPlain = typeof value !== 'object' || value === null || value instanceof RecordValue;
    if (!isPlain) throw new EvaluationError(`${kindOf(value)} cannot be compared; use val()`);
  }
  if (left instanceof RecordValue && right instanceof RecordValue) return left.record === right.record;
  return left === right;
}

/** The kind of a value, for messages. */
export function kindOf(value: Value): string {
  if (value === null) return 'null';
  if (value instanceof SnapshotValue) return 'a snapshot';
  if (typeof value === 'object') return value instanceof QueryValue ? 'query' : 'a record';
  return `a ${typeof value}`;
}
