/** A raw value with parts: a record, or a list (by index). */
export type RawTree = Readonly<Record<string, unknown>>;

export function isTree(value: unknown): value is RawTree {
  return typeof value === 'object' && value !== null;
}

/** Returns whether a value is a record and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return isTree(value) && !Array.isArray(value);
}

/**
 * Returns a part of a raw value; `undefined` when there is none. Only own keys count, so that `constructor`
 * and `__proto__` are data like any other.
 */
export function own(value: unknown, key: string): unknown {
  return isTree(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns the parts of a raw value that are numbers, by their keys. */
export function numbersOf(value: unknown): ReadonlyMap<string, number> {
  const parts: [string, unknown][] = isTree(value) ? Object.entries(value) : [];
  return new Map(parts.filter((part): part is [string, number] => typeof part[1] === 'number'));
}

interface Types {
  readonly string: string;
  readonly number: number;
}

/** Returns the parts of a raw value that have the types of a shape (`typeof`); leaves the others out. */
export function typedParts<S extends Readonly<Record<string, keyof Types>>>(raw: unknown, shape: S) {
  const parts = Object.keys(shape).map((name) => [name, own(raw, name)] as const);
  const right = parts.filter(([name, part]) => typeof part === shape[name]);
  // Each has the type that the shape says.
  return Object.fromEntries(right) as { readonly [K in keyof S]?: Types[S[K]] };
}

/** Returns the texts of a raw list; `undefined` when there is no list. */
export function textsOf(raw: unknown): readonly string[] | undefined {
  return isTree(raw) ? Object.values(raw).filter((text) => typeof text === 'string') : undefined;
}

/** Returns the raw value at a path of a raw tree; `null` when there is none. */
export function rawAt(tree: unknown, path: string): unknown {
  return path.split('/').reduce<unknown>((parent, key) => own(parent, key) ?? null, tree);
}
