/** A raw value with parts: a record, or a list by index. */
export type RawTree = Readonly<Record<string, unknown>>;

/** Whether a raw value has parts. */
export function isTree(value: unknown): value is RawTree {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is a record and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return isTree(value) && !Array.isArray(value);
}

/**
 * A part of a raw value; `undefined` when there is none. Only own keys count, so `constructor` or `__proto__` are data like
 * any other.
 */
export function own(value: unknown, key: string): unknown {
  return isTree(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The raw value at a path of a raw tree; `null` when nothing is there. */
export function rawAt(tree: unknown, path: string): unknown {
  return path.split('/').reduce<unknown>((parent, key) => own(parent, key) ?? null, tree);
}

/** Whether an entry says of itself, by the `_id` 0, that it is the template of its list. */
export function hasTemplateId(entry: unknown): boolean {
  const id = own(entry, '_id');
  return id === 0 || id === '0';
}

/** Whether an entry of a list is its template, which is never shown: the entry at index 0, or the one whose `_id` is 0. */
export function isTemplate(key: string, entry: unknown): boolean {
  return key === '0' || hasTemplateId(entry);
}
