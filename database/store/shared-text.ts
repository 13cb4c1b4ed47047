import { Branch, type TreeNode } from '../tree/node';
import type { Steps } from '../tree/steps';
import { textSteps, type JsonStyle } from '../tree/to-json';
import type { Write } from '../tree/write';

type Texts = Map<JsonStyle, Map<TreeNode, string>>;

const texts = new WeakMap<Write, Texts>();

/** Returns the JSON text of a node that a write made. A long one is made once for all listeners and the log. */
export function* sharedText(write: Write, node: TreeNode | null, style: JsonStyle): Steps<string> {
  if (!(node instanceof Branch)) return yield* textSteps(node, style);
  const styles: Texts = texts.get(write) ?? new Map();
  texts.set(write, styles);
  const known = styles.get(style) ?? new Map<TreeNode, string>();
  styles.set(style, known);
  const text = known.get(node) ?? (yield* textSteps(node, style));
  known.set(node, text);
  return text;
}
