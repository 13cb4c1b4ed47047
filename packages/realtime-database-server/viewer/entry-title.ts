import { Leaf, type Branch, type TreeNode } from '../tree/node';

/** Keys under which a record usually has its title: `name`, `titolo_servizio`. */
const USUAL_KEY = /^(?:title|name|label|titolo|nome)(?![a-z])/i;
/** How many children are looked at: a listing may have very many entries. */
const LOOKED_AT = 24;
const LONGEST_TITLE = 60;
/** Longest text that is read for a title, in characters. */
const READ = 240;

/** Returns the text of a value without its tags; empty when it has none. */
function textOf(node: TreeNode): string {
  if (!(node instanceof Leaf) || typeof node.value !== 'string') return '';
  const text = node.value
    .slice(0, READ)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // With a slash and no blank it is an address, or the type of a file.
  if (text.includes('/') && !text.includes(' ')) return '';
  return text.length <= LONGEST_TITLE ? text : `${text.slice(0, LONGEST_TITLE)}…`;
}

function firstChildren({ children }: Branch): (readonly [string, TreeNode])[] {
  const first: (readonly [string, TreeNode])[] = [];
  for (const child of children.ascending()) if (first.push(child) === LOOKED_AT) break;
  return first;
}

/** Returns the text of a value, or the first one in a branch: a record may wrap its values. */
function textIn(node: TreeNode): string {
  if (node instanceof Leaf) return textOf(node);
  for (const [, child] of firstChildren(node)) if (textOf(child) !== '') return textOf(child);
  return '';
}

/** Returns what tells an entry of a list from the others: the text under a usual key, or its first one. Empty without any. */
export function titleOf(entry: Branch): string {
  const children = firstChildren(entry);
  const usual = children.find(([key, child]) => USUAL_KEY.test(key) && textIn(child) !== '');
  const own = usual ?? children.find(([, child]) => textOf(child) !== '');
  const [, found] = own ?? children.find(([, child]) => textIn(child) !== '') ?? [];
  return found === undefined ? '' : textIn(found);
}
