import { nodeFromJson } from '../../tree/from-json';
import type { TreeNode } from '../../tree/node';

/** Makes the tree of a JSON value. */
export function treeOf(json: unknown): TreeNode | null {
  return nodeFromJson(json, null, 0);
}
