import { doubleToHex, sha1 } from '../tree/hash';
import { compareNames } from '../tree/name-order';
import { Leaf, withNodeAt, type LeafValue, type TreeNode } from '../tree/node';
import { parsePath, pathText, type Path } from '../tree/path';
import { COMPLETE, jsonText } from '../tree/to-json';

/** What a mobile client has of a large value: a hash for each range of leaves, and the path that ends each range. */
export interface CompoundHash {
  readonly posts: readonly Path[];
  /** One more than posts: the last range has no end, and its hash is empty when the client has nothing there. */
  readonly hashes: readonly string[];
}

interface LeafPlace {
  readonly path: Path;
  readonly leaf: Leaf;
}

/** Reads `ch` of a listen: `{ps: [path…], hs: [hash…]}`; null when there is none or it is not of that form. */
export function compoundHashFromWire(json: unknown): CompoundHash | null {
  if (typeof json !== 'object' || json === null) return null;
  const fields = new Map<string, unknown>(Object.entries(json));
  const posts = fields.get('ps');
  const hashes = fields.get('hs');
  if (!Array.isArray(posts) || !Array.isArray(hashes) || hashes.length !== posts.length + 1) return null;
  const isText = (item: unknown): item is string => typeof item === 'string';
  if (!posts.every(isText) || !hashes.every(isText)) return null;
  return { posts: posts.map(parsePath), hashes };
}

function comparePaths(a: Path, b: Path): number {
  for (let depth = 0; depth < Math.min(a.length, b.length); depth += 1) {
    const order = compareNames(a[depth] ?? '', b[depth] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Every leaf in key order; null when a branch has a priority, which ranges of leaves cannot carry. */
function leavesOf(node: TreeNode, path: Path, found: LeafPlace[]): LeafPlace[] | null {
  if (node instanceof Leaf) {
    found.push({ path, leaf: node });
    return found;
  }
  if (node.priority !== null) return null;
  for (const [key, child] of node.children.ascending()) {
    if (leavesOf(child, [...path, key], found) === null) return null;
  }
  return found;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function valueText(value: LeafValue): string {
  if (typeof value === 'string') return `string:${quoted(value)}`;
  return typeof value === 'number' ? `number:${doubleToHex(value)}` : `boolean:${String(value)}`;
}

function leafText({ value, priority }: Leaf): string {
  return `${priority === null ? '' : `priority:${valueText(priority)}:`}${valueText(value)}`;
}

/** The hash of a range of leaves (firebase-android-sdk, `CompoundHash`): nested `"key":(…)`, in one pair of brackets. */
export function rangeHash(leaves: readonly LeafPlace[]): string {
  if (leaves.length === 0) return '';
  let text = '(';
  let previous: Path = [];
  leaves.forEach(({ path, leaf }, index) => {
    let common = 0;
    while (common < previous.length && previous[common] === path[common]) common += 1;
    if (index > 0) text += `${')'.repeat(previous.length - common)},`;
    for (const key of path.slice(common)) text += `${quoted(key)}:(`;
    text += leafText(leaf);
    previous = path;
  });
  return sha1(`${text}${')'.repeat(previous.length)})`);
}

function rangeText(leaves: readonly LeafPlace[], start: Path | undefined, end: Path | undefined): string {
  const tree = leaves.reduce<TreeNode | null>((made, { path, leaf }) => withNodeAt(made, path, leaf), null);
  const bound = (name: string, path: Path | undefined) =>
    path === undefined ? '' : `"${name}":${JSON.stringify(pathText(path))},`;
  return `{${bound('s', start)}${bound('e', end)}"m":${jsonText(tree, COMPLETE)}}`;
}

/**
 * The ranges that differ from what a client has, as the JSON list of a range merge (`rm`): `s` exclusive start, `e`
 * inclusive end, `m` what is there. Null when ranges cannot express it and everything must be sent.
 */
export function rangeMerges(node: TreeNode, { posts, hashes }: CompoundHash): string | null {
  const leaves = leavesOf(node, [], []);
  if (leaves === null) return null;
  const merges: string[] = [];
  let from = 0;
  hashes.forEach((hash, index) => {
    const end = posts[index];
    let to = from;
    for (let next = leaves[to]; next !== undefined; next = leaves[to]) {
      if (end !== undefined && comparePaths(next.path, end) > 0) break;
      to += 1;
    }
    const range = leaves.slice(from, to);
    if (rangeHash(range) !== hash) merges.push(rangeText(range, posts[index - 1], end));
    from = to;
  });
  return `[${merges.join(',')}]`;
}
