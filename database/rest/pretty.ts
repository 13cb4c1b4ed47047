import { Branch, type TreeNode } from '../tree/node';
import { isTime, type Steps } from '../tree/steps';
import { arrayLength, type JsonStyle } from '../tree/to-json';

/** Returns the line of a field in an object whose first line has this indentation. */
export function memberLine(key: string, value: string, indent: string): string {
  return `${indent}  ${JSON.stringify(key)} : ${value}`;
}

/** Returns an object over several lines. */
export function objectText(lines: readonly string[], indent: string): string {
  return lines.length === 0 ? '{ }' : `{\n${lines.join(',\n')}\n${indent}}`;
}

function* branchText(node: Branch, style: JsonStyle, indent: string): Steps<string> {
  const length = arrayLength(node, style);
  const items = new Array<string>(length ?? 0).fill('null');
  const lines: string[] = [];
  for (const [key, child] of node.children.ascending()) {
    if (isTime()) yield;
    const text = yield* prettySteps(child, style, length === null ? `${indent}  ` : indent);
    if (length === null) lines.push(memberLine(key, text, indent));
    else items[Number(key)] = text;
  }
  if (length !== null) return `[ ${items.join(', ')} ]`;
  if (style.priorities && node.priority !== null)
    lines.push(memberLine('.priority', JSON.stringify(node.priority), indent));
  return objectText(lines, indent);
}

/**
 * Returns a tree as readable JSON (`print=pretty`): two spaces, ` : ` after keys, as the official service
 * writes it.
 */
export function* prettySteps(node: TreeNode | null, style: JsonStyle, indent = ''): Steps<string> {
  if (node === null) return 'null';
  if (node instanceof Branch) return yield* branchText(node, style, indent);
  const value = JSON.stringify(node.value);
  if (!style.priorities || node.priority === null) return value;
  const priority = memberLine('.priority', JSON.stringify(node.priority), indent);
  return objectText([memberLine('.value', value, indent), priority], indent);
}

/** Returns the body of an error answer. */
export function errorText(message: string): string {
  return `${objectText([memberLine('error', JSON.stringify(message), '')], '')}\n`;
}
