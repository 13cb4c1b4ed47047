import type { Difference } from './differences';

/** A content path without the names of list wrappers, so that a wrapped and a bare list are the same place. */
export function plainPath(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '_list')
    .join('/');
}

/** The places that hold a place, from the nearest up. */
function placesAbove(place: string): string[] {
  const parts = place.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}

/** Makes the function that tells what a place has of some paths: what the path at it or above it says, or `below` when some lie inside. */
function byPlace<Kind>(
  paths: Iterable<readonly [path: string, kind: Kind]>,
  below: Kind,
): (path: string) => Kind | undefined {
  const kinds = new Map<string, Kind>();
  const holding = new Set<string>();
  for (const [path, kind] of paths) {
    const place = plainPath(path);
    kinds.set(place, kinds.get(place) ?? kind);
    placesAbove(place).forEach((above) => holding.add(above));
  }
  return (path) => {
    const place = plainPath(path);
    const whole = [place, ...placesAbove(place)].find((at) => kinds.has(at));
    if (whole !== undefined) return kinds.get(whole);
    return holding.has(place) ? below : undefined;
  };
}

/** Takes some changed paths; gives the function that says whether one of them is at, below or above a path. */
export function touching(changed: readonly string[]): (path: string) => boolean {
  const isTouched = byPlace(
    changed.map((path) => [path, true] as const),
    true,
  );
  return (path) => isTouched(path) === true;
}

/**
 * How what is shown at a content path differs from its other version. Takes the differences; gives the function from a path:
 * a field that differs inside makes the whole `changed`, and what lies inside an added or removed entry is what the
 * entry is; `undefined` when nothing differs. Made once for all blocks, because there may be hundreds of both.
 */
export function changesByPlace(all: readonly Difference[]): (path: string) => Difference['kind'] | undefined {
  return byPlace(
    all.map(({ path, kind }) => [path, kind] as const),
    'changed',
  );
}
