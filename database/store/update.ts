import { nodeAt, sameTree } from '../tree/node';
import { contains, pathText, type Path } from '../tree/path';
import type { JsonStyle } from '../tree/to-json';
import { sharedText } from './shared-text';
import { changesWithin, touchedPath, type Change, type Write } from '../tree/write';

/** An update for a client: `d` replaces the value at the path, `m` replaces some values below it. */
export interface Update {
  readonly action: 'd' | 'm';
  readonly path: Path;
  /** As JSON text: the new value, or for `m` an object with new values by relative path. */
  readonly dataText: string;
}

/** Returns the update that replaces some values at or below `base`; null when there are none. */
export function changedPlaces(
  write: Write,
  base: Path,
  places: readonly Change[],
  style: JsonStyle,
): Update | null {
  const [first] = places;
  if (first === undefined) return null;
  if (places.length === 1) {
    return { action: 'd', path: first.path, dataText: sharedText(write, first.node, style) };
  }
  const members = places.map(
    ({ path, node }) =>
      `${JSON.stringify(pathText(path.slice(base.length)))}:${sharedText(write, node, style)}`,
  );
  return { action: 'm', path: base, dataText: `{${members.join(',')}}` };
}

/**
 * Returns the places that are not below another one. An update may give a node a priority and change its
 * children: the node, which is sent whole, then contains them.
 */
function outermost(places: readonly Path[]): readonly Path[] {
  const known = new Set(places.map(pathText));
  return places.filter((place) => place.every((_, length) => !known.has(pathText(place.slice(0, length)))));
}

/** Returns the update of a write for clients that see everything at a path. */
function makeCompleteUpdate(write: Write, path: Path, style: JsonStyle): Update | null {
  const touched = changesWithin(write, path).map((change) => touchedPath(change.path));
  const isEffective = (place: Path): boolean =>
    !sameTree(nodeAt(write.before, place), nodeAt(write.after, place));
  const isReplaced = touched.some((place) => place.length <= path.length);
  const places = (isReplaced ? [path] : outermost(touched)).filter(isEffective);
  const base = contains(path, write.base) ? write.base : path;
  return changedPlaces(
    write,
    base,
    places.map((place) => ({ path: place, node: nodeAt(write.after, place) })),
    style,
  );
}

const completeUpdates = new WeakMap<Write, Map<JsonStyle, Map<string, Update | null>>>();

/**
 * Returns the update of a write for clients that see everything at a path; null when nothing changed there.
 * It is computed once for all of them.
 * @param write The write.
 * @param path The path.
 * @param pathKey The path as text.
 * @param style How the values are written.
 */
export function completeUpdate(write: Write, path: Path, pathKey: string, style: JsonStyle): Update | null {
  const styles = completeUpdates.get(write) ?? new Map<JsonStyle, Map<string, Update | null>>();
  completeUpdates.set(write, styles);
  const updates = styles.get(style) ?? new Map<string, Update | null>();
  styles.set(style, updates);
  const known = updates.get(pathKey);
  if (known !== undefined) return known;
  const made = makeCompleteUpdate(write, path, style);
  updates.set(pathKey, made);
  return made;
}
