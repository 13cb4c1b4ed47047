/** The data at one location, as rules see it. Keys are ordinary data, whatever their name. */
export interface RuleSnapshot {
  /** The plain value: primitive, object, or null where there is nothing. */
  val(): unknown;
  /** True when there is any data here. */
  exists(): boolean;
  /** The data at a relative path, keys separated by slashes; an empty snapshot where there is none. */
  child(path: string): RuleSnapshot;
  isString(): boolean;
  isNumber(): boolean;
  isBoolean(): boolean;
  /** True when there is data at a relative path. */
  hasChild(path: string): boolean;
  /** True when there is any child or, given paths, when there is data at every one of them. */
  hasChildren(keys?: string[]): boolean;
  getPriority(): string | number | null;
  /** The keys of the children. */
  keys(): string[];
}

/**
 * A snapshot of plain JSON, in which `.value` and `.priority` mean what they mean in the database's export
 * format. Only own properties count, null and empty children do not exist, arrays are records with index keys.
 */
export function jsonSnapshot(value: unknown): RuleSnapshot {
  return new JsonSnapshot(value);
}

class JsonSnapshot implements RuleSnapshot {
  /** A string, number or boolean, or null for a record or nothing. */
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
