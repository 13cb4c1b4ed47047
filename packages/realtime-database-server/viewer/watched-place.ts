import type { Listener } from '../store/namespace';
import { Branch, childOf, keysOf, nodeAt, sameTree, type TreeNode, Leaf } from '../tree/node';
import { pathText, type Path } from '../tree/path';
import { touchedPath, type Write } from '../tree/write';
import type { Change, Entry, Listing, Shown } from './shape';

/** `name` or `titolo_servizio`, for example. */
const USUAL_KEY = /^(?:title|name|label|titolo|nome)(?![a-z])/i;
/** A list may have very many children. */
const LOOKED_AT = 24;
const LONGEST_TITLE = 60;
const READ = 240;

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

/** A record may wrap its values, so the first text inside a branch counts. */
function textIn(node: TreeNode): string {
  if (node instanceof Leaf) return textOf(node);
  for (const [, child] of firstChildren(node)) if (textOf(child) !== '') return textOf(child);
  return '';
}

/** The text under a usual key, or the first text. Empty without any. */
function titleOf(entry: Branch): string {
  const children = firstChildren(entry);
  const usual = children.find(([key, child]) => USUAL_KEY.test(key) && textIn(child) !== '');
  const own = usual ?? children.find(([, child]) => textOf(child) !== '');
  const [, found] = own ?? children.find(([, child]) => textIn(child) !== '') ?? [];
  return found === undefined ? '' : textIn(found);
}

/** In characters. A longer text is cut in a listing; editing loads the whole text. */
const LONGEST_TEXT = 240;

export function shown(node: TreeNode): Shown {
  if (node instanceof Branch) return { children: node.children.size };
  const { value } = node;
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return value;
  return { start: value.slice(0, LONGEST_TEXT), length: value.length };
}

/** The number of an entry alone says little, so a row shows a title too. */
function withTitle(node: TreeNode): Shown {
  if (!(node instanceof Branch)) return shown(node);
  const title = titleOf(node);
  return title === '' ? shown(node) : { children: node.children.size, title };
}

function entryOf(key: string, node: TreeNode): Entry {
  const value = /^\d+$/.test(key) ? withTitle(node) : shown(node);
  return node.priority === null ? [key, value] : [key, value, node.priority];
}

export function listingOf(node: TreeNode | null, limit: number): Omit<Listing, 'version'> {
  if (!(node instanceof Branch)) return { self: node && shown(node), total: 0, entries: [] };
  const entries: Entry[] = [];
  for (const [key, child] of node.children.ascending()) {
    if (entries.length >= limit) break;
    entries.push(entryOf(key, child));
  }
  return { self: shown(node), total: node.children.size, entries };
}

export class WatchedPlace implements Listener {
  private dirty: Set<string> | null = new Set();

  /**
   * @param lastTree What the page shows now.
   * @param changed Called after a write that affects the path.
   */
  constructor(
    readonly path: Path,
    private lastTree: TreeNode | null,
    private readonly changed: () => void,
  ) {}

  onWrite(write: Write): void {
    for (const { path } of write.changes) {
      const key = touchedPath(path)[this.path.length];
      if (key === undefined) this.dirty = null;
      else this.dirty?.add(key);
    }
    this.changed();
  }

  onFailure(): void {
    this.dirty = null;
  }

  changeTo(root: TreeNode | null): Omit<Change, 'version'> | null {
    const before = this.lastTree;
    const after = nodeAt(root, this.path);
    const keys = this.dirty ?? new Set([...keysOf(before), ...keysOf(after)]);
    this.lastTree = after;
    this.dirty = new Set();
    if (sameTree(before, after)) return null;
    const entries: Change['entries'][number][] = [];
    for (const key of keys) {
      const now = childOf(after, key);
      if (!sameTree(childOf(before, key), now)) entries.push(now === null ? [key] : entryOf(key, now));
    }
    const { self, total } = listingOf(after, 0);
    return { path: pathText(this.path), self, total, entries };
  }
}
