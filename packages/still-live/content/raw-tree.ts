export type RawTree = Readonly<Record<string, unknown>>;

export function isTree(value: unknown): value is RawTree {
  return typeof value === 'object' && value !== null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return isTree(value) && !Array.isArray(value);
}

/**
 * Returns a part of a raw value; `undefined` when there is none. Only own keys count, so that `constructor` and
 * `__proto__` are data like any other.
 */
export function own(value: unknown, key: string): unknown {
  return isTree(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function numbersOf(value: unknown): ReadonlyMap<string, number> {
  const parts: [string, unknown][] = isTree(value) ? Object.entries(value) : [];
  return new Map(parts.filter((part): part is [string, number] => typeof part[1] === 'number'));
}

// Each reads a part of one type, and gives `undefined` for any other.
const READ = {
  string: (part: unknown) => (typeof part === 'string' ? part : undefined),
  number: (part: unknown) => (typeof part === 'number' ? part : undefined),
  texts: (part: unknown): readonly string[] | undefined =>
    isTree(part) ? Object.values(part).filter((text) => typeof text === 'string') : undefined,
};

type Shape = Readonly<Record<string, keyof typeof READ>>;

export type Typed<S extends Shape> = {
  readonly [K in keyof S]?: Exclude<ReturnType<(typeof READ)[S[K]]>, undefined>;
};

export function typedParts<S extends Shape>(raw: unknown, shape: S): Typed<S> {
  const parts = Object.entries(shape).map(([name, type]) => [name, READ[type](own(raw, name))] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as Typed<S>;
}

/** Returns `null` when the tree has no such path. */
export function rawAt(tree: unknown, path: string): unknown {
  return path.split('/').reduce<unknown>((parent, key) => own(parent, key) ?? null, tree);
}
