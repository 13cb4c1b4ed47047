import type { TreeNode } from '../tree/node';
import { jsonText, type JsonStyle } from '../tree/to-json';
import type { Write } from '../tree/write';

type Texts = Map<JsonStyle, Map<TreeNode | null, string>>;

const texts = new WeakMap<Write, Texts>();

/** Returns the JSON text of a node that a write made. It is made once for all listeners. */
export function sharedText(write: Write, node: TreeNode | null, style: JsonStyle): string {
  const styles = texts.get(write) ?? new Map<JsonStyle, Map<TreeNode | null, string>>();
  texts.set(write, styles);
  const known = styles.get(style) ?? new Map<TreeNode | null, string>();
  styles.set(style, known);
  const text = known.get(node) ?? jsonText(node, style);
  known.set(node, text);
  return text;
}
