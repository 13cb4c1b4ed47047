import { Branch, Leaf, type TreeNode } from '../tree/node';
import { arrayItems, type JsonStyle } from '../tree/to-json';

/** A key, and its value as JSON text. */
type Member = readonly [string, string];

/** Returns an object with these members over several lines. `indent` is the indentation of its first line. */
export function objectText(members: readonly Member[], indent: string): string {
  const inner = `${indent}  `;
  const lines = members.map(([key, value]) => `${inner}${JSON.stringify(key)} : ${value}`);
  return lines.length === 0 ? '{ }' : `{\n${lines.join(',\n')}\n${indent}}`;
}

function branchText(node: Branch, style: JsonStyle, indent: string): string {
  const items = arrayItems(node, style, (child) => prettyText(child, style, indent));
  if (items !== null) return `[ ${items.join(', ')} ]`;
  const members: Member[] = [];
  node.children.forEach((key, child) => members.push([key, prettyText(child, style, `${indent}  `)]));
  if (style.priorities && node.priority !== null) members.push(['.priority', JSON.stringify(node.priority)]);
  return objectText(members, indent);
}

/**
 * Returns a tree as readable JSON (`print=pretty`): two spaces, ` : ` after keys, as the official service
 * writes it.
 */
export function prettyText(node: TreeNode | null, style: JsonStyle, indent = ''): string {
  if (node === null) return 'null';
  if (node instanceof Branch) return branchText(node, style, indent);
  if (node instanceof Leaf && style.priorities && node.priority !== null) {
    const members: Member[] = [
      ['.value', JSON.stringify(node.value)],
      ['.priority', JSON.stringify(node.priority)],
    ];
    return objectText(members, indent);
  }
  return JSON.stringify(node.value);
}

/** Returns the body of an error answer. */
export function errorText(message: string): string {
  return `${objectText([['error', JSON.stringify(message)]], '')}\n`;
}
