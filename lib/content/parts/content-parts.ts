import { canonicalJson } from '@/lib/content/fingerprint';
import { CONTENT_NODES } from '@/lib/content/parse/content-nodes';
import { isTree, own, rawAt, type RawTree } from '@/lib/content/raw-tree';

/** Nodes that only group pages and settings: what differs below them is told apart. */
const GROUPS = new Set(['pagine', 'impostazioni', 'impostazioni/etichette']);

function differing(from: unknown, to: unknown, path: string): string[] {
  if (canonicalJson(from) === canonicalJson(to)) return [];
  if (!GROUPS.has(path)) return [path];
  const keys = [from, to].flatMap((tree) => (isTree(tree) ? Object.keys(tree) : []));
  return [...new Set(keys)].flatMap((key) => differing(own(from, key), own(to, key), `${path}/${key}`));
}

/**
 * The parts in which two versions of the content differ: pages, footer, menu. Takes two raw trees; gives paths below the base path, none
 * inside another one.
 */
export function changedParts(from: unknown, to: unknown): readonly string[] {
  return CONTENT_NODES.flatMap((node) => differing(own(from, node), own(to, node), node));
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (isTree(value) && Object.keys(value).length === 0);
}

/**
 * A raw tree with another value at a path; `null` removes, and what holds nothing then goes too, as in the database. The tree given stays as
 * it is; lists on the way become records by index.
 */
export function withValueAt(tree: unknown, path: string, value: unknown): RawTree {
  const [key = '', ...rest] = path.split('/');
  const parts = new Map<string, unknown>(isTree(tree) ? Object.entries(tree) : []);
  const part = rest.length === 0 ? value : withValueAt(parts.get(key), rest.join('/'), value);
  if (isNothing(part)) parts.delete(key);
  else parts.set(key, part);
  return Object.fromEntries(parts);
}

/** A raw tree in which some parts are those of another tree. Takes the tree, the paths and the other tree. */
export function withParts(tree: unknown, paths: readonly string[], source: unknown): RawTree {
  return paths.reduce<RawTree>(
    (result, path) => withValueAt(result, path, rawAt(source, path)),
    isTree(tree) ? tree : {},
  );
}

/** Some parts of a raw tree and nothing else. Takes the tree and the paths. */
export function pickParts(tree: unknown, paths: readonly string[]): RawTree {
  return withParts({}, paths, tree);
}
