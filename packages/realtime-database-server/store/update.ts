import { Branch, nodeAt, sameTreeSteps, type TreeNode } from '../tree/node';
import { contains, pathText, type Path } from '../tree/path';
import { isTime, type Steps } from '../tree/steps';
import { textSteps, type JsonStyle } from '../tree/to-json';
import { outermost, touchedWithin, type Change, type Write } from '../tree/write';

/** An update for a client: `d` replaces the value at the path, `m` replaces some values below it. */
export interface Update {
  readonly action: 'd' | 'm';
  readonly path: Path;
  /** As JSON text: the new value, or for `m` an object with new values by relative path. */
  readonly dataText: string;
}

type Texts = Map<JsonStyle, Map<TreeNode, string>>;

const texts = new WeakMap<Write, Texts>();

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

export function* changedPlaces(
  write: Write,
  base: Path,
  places: readonly Change[],
  style: JsonStyle,
): Steps<Update | null> {
  const [first] = places;
  if (first === undefined) return null;
  if (places.length === 1) {
    return { action: 'd', path: first.path, dataText: yield* sharedText(write, first.node, style) };
  }
  return yield* mergedPlaces(write, base, places, style);
}

function* mergedPlaces(write: Write, base: Path, places: readonly Change[], style: JsonStyle): Steps<Update> {
  let members = '';
  for (const { path, node } of places) {
    if (isTime()) yield;
    const name = JSON.stringify(pathText(path.slice(base.length)));
    members += `${members === '' ? '' : ','}${name}:${yield* sharedText(write, node, style)}`;
  }
  return { action: 'm', path: base, dataText: `{${members}}` };
}

/**
 * Returns the update of a write for clients that see everything at a path; null when nothing changed there.
 * @param tellsMerges Whether an update of paths is told as it was made: as one, with the values that stayed.
 */
export function* completeUpdate(
  write: Write,
  path: Path,
  style: JsonStyle,
  tellsMerges = false,
): Steps<Update | null> {
  const touched = yield* touchedWithin(write, path);
  const isReplaced = touched.some((place) => place.length <= path.length);
  const isMerge = tellsMerges && write.merge && !isReplaced;
  const places: Change[] = [];
  let isChanged = false;
  // An update may give a node a priority and change its children: the node, which is sent whole, then contains them.
  for (const place of isReplaced ? [path] : yield* outermost(path, touched)) {
    if (isTime()) yield;
    const node = nodeAt(write.after, place);
    const isSame = yield* sameTreeSteps(nodeAt(write.before, place), node);
    isChanged ||= !isSame;
    if (!isSame || isMerge) places.push({ path: place, node });
  }
  if (!isChanged) return null;
  const base = contains(path, write.base) ? write.base : path;
  const isBelow = places.every((place) => place.path.length > base.length);
  return yield* (isMerge && isBelow ? mergedPlaces : changedPlaces)(write, base, places, style);
}
