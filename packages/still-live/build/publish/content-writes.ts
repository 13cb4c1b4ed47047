import type { Write } from 'still-live/build/database';
import { contentNodes } from 'still-live/content/schema/content-tree';
import { isTree } from 'still-live/content/raw-tree';
import { canonicalJson } from 'still-live/content/fingerprint';

function isEmpty(value: unknown): boolean {
  return canonicalJson(value) === 'null';
}

function partsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(isTree(value) ? Object.entries(value).filter(([, part]) => !isEmpty(part)) : []);
}

function treeWrites(from: unknown, to: unknown, path: string): readonly Write[] {
  if (canonicalJson(from) === canonicalJson(to)) return [];
  if (isEmpty(to)) return [[path, null]];
  const [old, now] = [partsOf(from), partsOf(to)];
  if (old.size === 0 || now.size === 0) return [[path, to]];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return keys.flatMap((key) => treeWrites(old.get(key), now.get(key), `${path}/${key}`));
}

/**
 * Returns the smallest set of writes, so that visitors receive only what has changed. Lists and records with integer
 * keys count as equal. No path is below another one. The base path itself is never written, because the key is there.
 */
export function contentWrites(
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
  basePath: string,
): readonly Write[] {
  return contentNodes().flatMap((node) => treeWrites(from[node], to[node], `${basePath}/${node}`));
}
