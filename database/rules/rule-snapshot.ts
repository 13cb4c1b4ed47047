/**
 * The data at one location, as rules see it. Keys with special names, such as `__proto__`, are ordinary data.
 */
export interface RuleSnapshot {
  /** Returns the value: a primitive, an object, or null when there is no data. */
  val(): unknown;
  /** Whether there is any data here. */
  exists(): boolean;
  /**
   * Returns the data at a relative path, with keys separated by slashes; an empty snapshot when there is
   * none.
   */
  child(path: string): RuleSnapshot;
  isString(): boolean;
  isNumber(): boolean;
  isBoolean(): boolean;
  /** Whether there is data at a relative path. */
  hasChild(path: string): boolean;
  /** Whether there is any child or, with paths, whether there is data at all of them. */
  hasChildren(keys?: string[]): boolean;
  getPriority(): string | number | null;
  /** Returns the keys of the children. */
  keys(): string[];
}

/**
 * Makes a snapshot of plain JSON, in which `.value` and `.priority` have the meaning of the export format.
 * Only own properties count, null and empty children do not exist, and arrays are objects with index keys.
 */
export function jsonSnapshot(value: unknown): RuleSnapshot {
  return new JsonSnapshot(value);
}

class JsonSnapshot implements RuleSnapshot {
  /** A string, number or boolean; null for an object or no data. */
  private readonly leaf: string | number | boolean | null;
  private readonly priority: string | number | null;
  private readonly record: object | null;

  constructor(value: unknown) {
    const isRecord = typeof value === 'object' && value !== null;
    const wrapped = isRecord ? own(value, '.value') : undefined;
    const priority = isRecord ? own(value, '.priority') : undefined;
    this.leaf = primitive(wrapped === undefined ? value : wrapped);
    this.record = isRecord && wrapped === undefined ? value : null;
    this.priority = typeof priority === 'string' || typeof priority === 'number' ? priority : null;
  }

  val(): unknown {
    if (this.leaf !== null) return this.leaf;
    const entries = this.keys().map((key) => [key, this.at(key).val()] as const);
    return entries.length === 0 ? null : Object.fromEntries(entries);
  }

  exists(): boolean {
    return this.leaf !== null || this.hasChildren();
  }

  child(path: string): RuleSnapshot {
    return path
      .split('/')
      .filter((key) => key !== '')
      .reduce<JsonSnapshot>((snapshot, key) => snapshot.at(key), this);
  }

  isString(): boolean {
    return typeof this.leaf === 'string';
  }

  isNumber(): boolean {
    return typeof this.leaf === 'number';
  }

  isBoolean(): boolean {
    return typeof this.leaf === 'boolean';
  }

  hasChild(path: string): boolean {
    return this.child(path).exists();
  }

  hasChildren(keys?: string[]): boolean {
    if (keys !== undefined) return keys.every((key) => this.hasChild(key));
    return this.record !== null && Object.keys(this.record).some((key) => this.at(key).exists());
  }

  getPriority(): string | number | null {
    return this.exists() ? this.priority : null;
  }

  keys(): string[] {
    return this.record === null ? [] : Object.keys(this.record).filter((key) => this.at(key).exists());
  }

  private at(key: string): JsonSnapshot {
    if (this.record === null || key.startsWith('.')) return new JsonSnapshot(null);
    return new JsonSnapshot(own(this.record, key));
  }
}

function own(record: object, key: string): unknown {
  if (Array.isArray(record) && key === 'length') return undefined;
  return Object.getOwnPropertyDescriptor(record, key)?.value;
}

function primitive(value: unknown): string | number | boolean | null {
  const isPrimitive = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPrimitive ? value : null;
}
