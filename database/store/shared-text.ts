import type { TreeNode } from '../tree/node';
import { atOnce, type Steps } from '../tree/steps';
import { textSteps, type JsonStyle } from '../tree/to-json';
import type { Write } from '../tree/write';

type Texts = Map<JsonStyle, Map<TreeNode | null, string>>;

const texts = new WeakMap<Write, Texts>();

/** Returns the JSON text of a node that a write made. It is made once for all listeners. */
export function* sharedTextSteps(write: Write, node: TreeNode | null, style: JsonStyle): Steps<string> {
  const styles = texts.get(write) ?? new Map<JsonStyle, Map<TreeNode | null, string>>();
  texts.set(write, styles);
  const known = styles.get(style) ?? new Map<TreeNode | null, string>();
  styles.set(style, known);
  const text = known.get(node) ?? (yield* textSteps(node, style));
  known.set(node, text);
  return text;
}

/** The same as `sharedTextSteps`, now. */
export function sharedText(write: Write, node: TreeNode | null, style: JsonStyle): string {
  return atOnce(sharedTextSteps(write, node, style));
}
