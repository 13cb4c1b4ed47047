import { nodeFromJson } from '../../tree/from-json';
import type { TreeNode } from '../../tree/node';

export function treeOf(json: unknown): TreeNode | null {
  return nodeFromJson(json, null, 0);
}
