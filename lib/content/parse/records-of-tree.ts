import { FIXED_PATHS } from '@/lib/content/schema/find-field';
import { isTree, rawAt } from '@/lib/content/raw-tree';
import {
  isIndex,
  positionPath,
  POSITIONS_LIST,
  type RecordPath,
  visibilityPath,
} from '@/lib/content/records';

/** A record of a raw tree: its path and its raw value, `null` when it is missing. */
type RawRecord = readonly [path: RecordPath, raw: unknown];

/** Returns the keys of the entries at a path, without templates and keys that begin with `_`. */
export function keysAt(tree: unknown, path: string): readonly string[] {
  const parent = rawAt(tree, path);
  return isTree(parent) ? Object.keys(parent).filter((key) => !key.startsWith('_') && key !== '0') : [];
}

/**
 * Returns every record of a raw tree that the site can read, in the order in which the screens need them.
 * @param tree Raw value of a base path.
 */
export function recordsOfTree(tree: unknown): readonly RawRecord[] {
  const positions = keysAt(tree, POSITIONS_LIST).filter(isIndex).map(positionPath);
  const flags = keysAt(tree, 'pagine').map(visibilityPath);
  return [...FIXED_PATHS, ...positions, ...flags].map((path) => [path, rawAt(tree, path)]);
}
