import { Branch, type TreeNode } from '../tree/node';
import type { Entry, Listing, Shown } from './shape';

/** Longer texts are cut in a listing, in characters. The whole text is loaded for editing. */
const LONGEST_TEXT = 240;

/** Returns a node in the form that a row shows. */
export function shown(node: TreeNode): Shown {
  if (node instanceof Branch) return { children: node.children.size };
  const { value } = node;
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return value;
  return { start: value.slice(0, LONGEST_TEXT), length: value.length };
}

/** Returns one child as an entry of a listing. */
export function entryOf(key: string, node: TreeNode): Entry {
  return node.priority === null ? [key, shown(node)] : [key, shown(node), node.priority];
}

/** Returns the first children of a node, at most `limit`. */
export function listingOf(node: TreeNode | null, limit: number): Omit<Listing, 'version'> {
  if (node === null) return { self: null, total: 0, entries: [] };
  if (!(node instanceof Branch)) return { self: shown(node), total: 0, entries: [] };
  const entries: Entry[] = [];
  for (const [key, child] of node.children.ascending()) {
    if (entries.length >= limit) break;
    entries.push(entryOf(key, child));
  }
  return { self: shown(node), total: node.children.size, entries };
}
