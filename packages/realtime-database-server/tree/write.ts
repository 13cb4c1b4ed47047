import { DataError } from './errors';
import { BAD_KEY, nodeSteps } from './from-json';
import { Branch, Leaf, nodeAt, withNodeAt, type TreeNode } from './node';
import { pathBelow, pathText, type Path } from './path';
import { PathTree } from './path-tree';
import { fieldOf, hasFields, namesOf, type JsonFields } from './is-record';
import { isTime, type Steps } from './steps';

export interface Change {
  readonly path: Path;
  readonly node: TreeNode | null;
}

export interface Write {
  /** Every change is at or below it. */
  readonly base: Path;
  readonly merge: boolean;
  readonly changes: readonly Change[];
  readonly before: TreeNode | null;
  readonly after: TreeNode | null;
  /** In milliseconds since 1970: the value of `timestamp`, and of `now` in rules. */
  readonly now: number;
}

function isPriority(path: Path): boolean {
  return path.at(-1) === '.priority';
}

/** A priority belongs to its node, so the node changes for listeners. */
export function touchedPath(path: Path): Path {
  return isPriority(path) ? path.slice(0, -1) : path;
}

function* valueFor(path: Path, json: unknown, root: TreeNode | null, now: number): Steps<TreeNode | null> {
  const node = yield* nodeSteps(json, nodeAt(root, path), now, touchedPath(path).length);
  if (isPriority(path) && node !== null && (node instanceof Branch || typeof node.value === 'boolean')) {
    throw new DataError('invalid_data', 'Invalid data; .priority must be a string, a number or null.');
  }
  return node;
}

function checkOwner({ path, node }: Change, ...roots: readonly (TreeNode | null)[]): void {
  if (!isPriority(path) || node === null) return;
  if (roots.some((root) => nodeAt(root, touchedPath(path)) !== null)) return;
  throw new DataError('invalid_data', 'Invalid data; a place without a value has no priority.');
}

/**
 * Makes the write that sets one value.
 * @throws {DataError} when the value is not valid.
 */
export function* putWrite(root: TreeNode | null, path: Path, json: unknown, now: number): Steps<Write> {
  const node = yield* valueFor(path, json, root, now);
  const change: Change = { path, node };
  checkOwner(change, root);
  const after = withNodeAt(root, path, node);
  return { base: path, merge: false, changes: [change], before: root, after, now };
}

/** What is at these places stays as it was. A value without children has no such places. */
export function withoutPlaces(write: Write, places: readonly Path[]): Write {
  if (places.length === 0) return write;
  const { before } = write;
  const isInLeaf = (path: Path): boolean =>
    path.some((_key, length) => nodeAt(write.after, path.slice(0, length)) instanceof Leaf);
  const after = places
    .filter((path) => !isInLeaf(path))
    .reduce((tree, path) => withNodeAt(tree, path, nodeAt(before, path)), write.after);
  const changes = write.changes.map(({ path }) => ({ path, node: nodeAt(after, path) }));
  return { ...write, changes, after };
}

export function replacement(before: TreeNode | null, after: TreeNode | null, now: number): Write {
  return { base: [], merge: false, changes: [{ path: [], node: after }], before, after, now };
}

/** Returns the paths, at or below `base`, that are not below another one of them; of equal ones one. */
export function* outermost(base: Path, paths: Iterable<Path>): Steps<Set<Path>> {
  const known = new Map<string, Path>();
  for (const path of paths) {
    if (isTime()) yield;
    known.set(pathText(path), path);
  }
  const found = new Set<Path>();
  for (const path of known.values()) {
    if (isTime()) yield;
    let length = base.length;
    while (length < path.length && !known.has(pathText(path.slice(0, length)))) length += 1;
    if (length === path.length) found.add(path);
  }
  return found;
}

function* mergePaths(base: Path, json: JsonFields): Steps<Map<string, Path>> {
  const paths = new Map<string, Path>();
  for (const key of namesOf(json)) {
    if (isTime()) yield;
    paths.set(key, pathBelow(base, key));
  }
  const outer = yield* outermost(base, paths.values());
  if (outer.size === paths.size) return paths;
  const covered = [...paths.values()].find((path) => !outer.has(path)) ?? base;
  throw new DataError(
    'invalid_data',
    `Path '${pathText(covered)}' is covered by another path of the update.`,
  );
}

/**
 * Makes the write that sets several paths at or below `base` at once. The keys of `json` are paths. Its
 * priorities come last: a value has one only once it has children (firebase-js-sdk, `applySubtreeWrite`).
 * @throws {DataError} when a path or value is not valid.
 */
export function* mergeWrite(root: TreeNode | null, base: Path, json: unknown, now: number): Steps<Write> {
  if (!hasFields(json)) throw new DataError('invalid_data', BAD_KEY);
  const values: Change[] = [];
  const priorities: Change[] = [];
  for (const [key, path] of yield* mergePaths(base, json)) {
    if (isTime()) yield;
    const node = yield* valueFor(path, fieldOf(json, key), root, now);
    (isPriority(path) ? priorities : values).push({ path, node });
  }
  const changes = values.concat(priorities);
  let after = root;
  for (const change of changes) {
    if (isTime()) yield;
    checkOwner(change, root, after);
    after = withNodeAt(after, change.path, change.node);
  }
  return { base, merge: true, changes, before: root, after, now };
}

const placesOf = new WeakMap<Write, PathTree<Path>>();

/** Thousands of listeners may ask of an update of thousands of paths, so that the paths are sorted once. */
function* placesSteps(write: Write): Steps<PathTree<Path>> {
  const known = placesOf.get(write);
  if (known !== undefined) return known;
  const places = new PathTree<Path>();
  for (const change of write.changes) {
    if (isTime()) yield;
    const place = touchedPath(change.path);
    places.add(place, place);
  }
  placesOf.set(write, places);
  return places;
}

export function* touchedWithin(write: Write, path: Path): Steps<Path[]> {
  const found: Path[] = [];
  for (const place of (yield* placesSteps(write)).touching(path)) {
    if (isTime()) yield;
    found.push(place);
  }
  return found;
}
