import { Branch, type TreeNode } from '../tree/node';
import type { Entry, Listing, Shown } from './shape';

/** Longer texts are cut in a listing; the whole one is read when it is edited. */
const LONGEST_TEXT = 240;

/** A node as a row shows it. */
export function shown(node: TreeNode): Shown {
  if (node instanceof Branch) return { children: node.children.size };
  const { value } = node;
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return value;
  return { start: value.slice(0, LONGEST_TEXT), length: value.length };
}

/** One child as an entry of a listing. */
export function entryOf(key: string, node: TreeNode): Entry {
  return node.priority === null ? [key, shown(node)] : [key, shown(node), node.priority];
}

/** The first children of a node, at most `limit` of them. */
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
