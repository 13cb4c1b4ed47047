import { Branch, type TreeNode } from '../tree/node';
import { pathText } from '../tree/path';
import { isTime, type Steps } from '../tree/steps';
import type { Match, Matches, Shown } from './shape';
import { shown } from './watched-place';

const MOST_MATCHES = 200;
/** In characters. Of a long text, this much is shown before and after the match. */
const CONTEXT_LENGTH = 24;
const EXCERPT = 160;

interface Visited {
  readonly path: readonly string[];
  readonly node: TreeNode;
}

function* visit(node: TreeNode, path: readonly string[]): Generator<Visited> {
  if (path.length > 0) yield { path, node };
  if (!(node instanceof Branch)) return;
  for (const [key, child] of node.children.ascending()) yield* visit(child, [...path, key]);
}

function isNamed(path: readonly string[], wanted: string): boolean {
  const key = (path.at(-1) ?? '').toLowerCase();
  if (!wanted.includes('/')) return key.includes(wanted);
  // The match must reach into the last key; otherwise everything below it would match too.
  const whole = `/${pathText(path)}`.toLowerCase();
  const at = whole.lastIndexOf(wanted);
  return at >= 0 && at + wanted.length > whole.length - key.length;
}

function isMatch({ path, node }: Visited, wanted: string): boolean {
  if (isNamed(path, wanted)) return true;
  return !(node instanceof Branch) && String(node.value).toLowerCase().includes(wanted);
}

function excerpt(node: TreeNode, wanted: string): Shown {
  const value = node instanceof Branch ? null : node.value;
  const at = typeof value === 'string' ? value.toLowerCase().indexOf(wanted) : -1;
  if (typeof value !== 'string' || at < CONTEXT_LENGTH) return shown(node);
  const start = `…${value.slice(at - CONTEXT_LENGTH, at + EXCERPT)}`;
  return { start, length: value.length };
}

/**
 * Finds the paths whose key or value contains a text, ignoring case. A text with a slash is compared with
 * whole paths.
 * @param isStopped Whether to end the search early.
 */
export function* search(root: TreeNode | null, text: string, isStopped: () => boolean): Steps<Matches> {
  const wanted = text.trim().toLowerCase();
  const matches: Match[] = [];
  if (root === null || wanted === '') return { matches, more: false };
  for (const place of visit(root, [])) {
    if (isTime()) yield;
    if (isStopped()) break;
    if (!isMatch(place, wanted)) continue;
    if (matches.length === MOST_MATCHES) return { matches, more: true };
    matches.push({ path: pathText(place.path), value: excerpt(place.node, wanted) });
  }
  return { matches, more: false };
}
