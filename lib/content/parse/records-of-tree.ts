import { FIXED_PATHS } from '@/lib/content/parse/parse-record';
import { isTree, rawAt } from '@/lib/content/raw-tree';
import { positionPath, POSITIONS_LIST, type RecordPath, visibilityPath } from '@/lib/content/records';

/** A record of a raw tree: its path and its raw value, `null` when nothing is there. */
export type RawRecord = readonly [path: RecordPath, raw: unknown];

/** The keys of the entries at a path of a raw tree: no template, nothing that begins with an underscore. */
export function keysAt(tree: unknown, path: string): readonly string[] {
  const parent = rawAt(tree, path);
  return isTree(parent) ? Object.keys(parent).filter((key) => !key.startsWith('_') && key !== '0') : [];
}

/**
 * Every record that the site can read from a raw tree, in the order the screens need them. Takes the raw value of a base
 * path; positions and visibility flags are those the tree holds.
 */
export function recordsOfTree(tree: unknown): readonly RawRecord[] {
  const positions = keysAt(tree, POSITIONS_LIST).map(positionPath);
  const flags = keysAt(tree, 'pagine').map(visibilityPath);
  return [...FIXED_PATHS, ...positions, ...flags].map((path) => [path, rawAt(tree, path)]);
}
