import { canonicalJson } from '@/lib/content/fingerprint';
import { CONTENT_NODES } from '@/lib/content/parse/content-nodes';
import { isTree, own, rawAt, type RawTree } from '@/lib/content/raw-tree';

/** Nodes that only group pages and settings: their parts are compared one by one. */
const GROUPS = new Set(['pagine', 'impostazioni', 'impostazioni/etichette']);

function differing(from: unknown, to: unknown, path: string): string[] {
  if (canonicalJson(from) === canonicalJson(to)) return [];
  if (!GROUPS.has(path)) return [path];
  const keys = [from, to].flatMap((tree) => (isTree(tree) ? Object.keys(tree) : []));
  return [...new Set(keys)].flatMap((key) => differing(own(from, key), own(to, key), `${path}/${key}`));
}

/**
 * Returns the parts in which two raw trees differ (pages, footer, menu), as paths below the base path, none
 * inside another.
 */
export function changedParts(from: unknown, to: unknown): readonly string[] {
  return CONTENT_NODES.flatMap((node) => differing(own(from, node), own(to, node), node));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (isTree(value) && Object.keys(value).length === 0);
}

/**
 * Returns a copy of a raw tree with another value at a path. `null` removes the value, and then empty parents
 * too, as in the database. Lists above the path become records by index.
 */
export function withValueAt(tree: unknown, path: string, value: unknown): RawTree {
  const [key = '', ...rest] = path.split('/');
  const parts = new Map<string, unknown>(isTree(tree) ? Object.entries(tree) : []);
  const part = rest.length === 0 ? value : withValueAt(parts.get(key), rest.join('/'), value);
  if (isEmpty(part)) parts.delete(key);
  else parts.set(key, part);
  return Object.fromEntries(parts);
}

/** Returns a copy of a raw tree in which the values at some paths are those of another tree. */
export function withParts(tree: unknown, paths: readonly string[], source: unknown): RawTree {
  return paths.reduce<RawTree>(
    (result, path) => withValueAt(result, path, rawAt(source, path)),
    isTree(tree) ? tree : {},
  );
}

/** Returns only the parts of a raw tree at some paths. */
export function pickParts(tree: unknown, paths: readonly string[]): RawTree {
  return withParts({}, paths, tree);
}
