import { fingerprint } from 'still-live/content/fingerprint';
import { isTree, own, rawAt } from 'still-live/content/raw-tree';
import { entryRecord, listOf, type RecordPath, visibilityPath } from './records';
import { entryScreens, isIndex } from 'still-live/route/route';
import { declared } from 'still-live/declaration';
import { contentRoot, fixedPaths } from './find-field';
import { type ContentNode, readContent } from './normal-form';
import { plainPath } from './stored';

// Every other node of a base path (`projectApiKey`) is never copied.
export const contentNodes = (): readonly string[] => Object.keys(declared('content'));

export function contentOf(tree: unknown): Readonly<Record<string, unknown>> {
  const kept = contentNodes().map((node) => [node, own(tree, node) ?? null] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== null));
}

export function contentFingerprint(tree: unknown): string {
  return fingerprint(contentOf(tree));
}

// Leaves out what shows nothing: empty texts, and groups and lists of them alone. A number counts as the text of its digits.
function withoutEmpty(node: ContentNode): ContentNode | undefined {
  const parts = node.parts.flatMap((part) => withoutEmpty(part) ?? []);
  // An empty text alternative has a meaning: the picture is decorative.
  const hasValue =
    !isTree(node.value) && node.value !== undefined && (node.value !== '' || node.key === '_alt');
  const value = typeof node.value === 'number' ? String(node.value) : node.value;
  return hasValue || parts.length > 0 ? { ...node, value: hasValue ? value : undefined, parts } : undefined;
}

/**
 * Returns every record of a raw tree, in the order in which screens need them; `null` for a fixed one that is missing.
 */
export function recordsOf(tree: unknown): readonly (readonly [path: RecordPath, raw: unknown])[] {
  const keysAt = (path: string): string[] => {
    const parent = rawAt(tree, path);
    return isTree(parent) ? Object.keys(parent) : [];
  };
  const entries = entryScreens().flatMap((screen) =>
    keysAt(listOf(screen))
      .filter(isIndex)
      .map((key) => entryRecord(screen, key)),
  );
  const pages = keysAt(declared('pagesAt')).filter((key) => !key.startsWith('_'));
  const paths = [...fixedPaths(), ...entries, ...pages.map(visibilityPath)];
  return paths.map((path) => [path, rawAt(tree, path)]);
}

const known = new WeakMap<object, ContentNode>();

/**
 * Returns all content of a raw tree in its normal form, without empty texts and records.
 * @param tree Raw value of a base path. It must not change any more, because the result is remembered.
 */
export function contentTree(tree: unknown): ContentNode {
  const found = isTree(tree) ? known.get(tree) : undefined;
  if (found) return found;
  const read = readContent(contentOf(tree), contentRoot());
  const content = (read && withoutEmpty(read)) ?? { ...contentRoot(), value: undefined, parts: [] };
  if (isTree(tree)) known.set(tree, content);
  return content;
}

const partsByPath = new WeakMap<ContentNode, ReadonlyMap<string, ContentNode>>();

// A list may have thousands of parts, and each change of them is looked up.
function partsOfNode(node: ContentNode): ReadonlyMap<string, ContentNode> {
  const known = partsByPath.get(node);
  if (known) return known;
  const parts = new Map(node.parts.toReversed().map((part) => [plainPath(part.path), part]));
  partsByPath.set(node, parts);
  return parts;
}

export function nodeAt(node: ContentNode, path: string): ContentNode | undefined {
  const wanted = plainPath(path);
  const parts = partsOfNode(node);
  let around = wanted;
  while (!parts.has(around) && around.includes('/')) around = around.slice(0, around.lastIndexOf('/'));
  const inside = parts.get(around);
  return inside && (around === wanted ? inside : nodeAt(inside, path));
}

export function allNodes(node: ContentNode | undefined): readonly ContentNode[] {
  return node === undefined ? [] : [node, ...node.parts.flatMap(allNodes)];
}
