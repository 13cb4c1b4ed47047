import { nodeFromJson } from '@/database/tree/from-json';
import type { TreeNode } from '@/database/tree/node';

/** Makes the tree of a JSON value. */
export function treeOf(json: unknown): TreeNode | null {
  return nodeFromJson(json, null, 0);
}
