import { CONTENT_NODES } from '@/lib/content/parse/content-nodes';
import { canonicalJson } from '@/lib/content/fingerprint';

/** Paths and values of one multi-path update; `null` removes. No path lies below another one. */
type Writes = ReadonlyMap<string, unknown>;

function isNothing(value: unknown): boolean {
  return canonicalJson(value) === 'null';
}

function partsOf(value: unknown): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).filter(([, part]) => !isNothing(part)));
}

function treeWrites(from: unknown, to: unknown, path: string): Writes {
  if (canonicalJson(from) === canonicalJson(to)) return new Map();
  if (isNothing(to)) return new Map([[path, null]]);
  const [old, now] = [partsOf(from), partsOf(to)];
  if (old.size === 0 || now.size === 0) return new Map([[path, to]]);
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return new Map(keys.flatMap((key) => [...treeWrites(old.get(key), now.get(key), `${path}/${key}`)]));
}

/**
 * The smallest set of writes that turns one version of the content into another, so that visitors receive what changed
 * and nothing else. Takes both (`contentOf`) and the base path; every write is below a content node, never on
 * the base path itself, where the key is. Lists and records with integer keys are alike.
 */
export function contentWrites(
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
  basePath: string,
): Writes {
  return new Map(
    CONTENT_NODES.flatMap((node) => [...treeWrites(from[node], to[node], `${basePath}/${node}`)]),
  );
}
