import { stepsTo } from '@/lib/content/fields/find-field';
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

/**
 * Makes the function that tells what a place has of some paths: what the path at it or above it says, or `below` when some, or some of
 * those that are not there, lie inside.
 */
function byPlace<Kind>(
  paths: Iterable<readonly [path: string, kind: Kind]>,
  below: Kind,
  absent: Iterable<string> = [],
): (path: string) => Kind | undefined {
  const kinds = new Map<string, Kind>();
  const holding = new Set([...absent].flatMap((path) => placesAbove(plainPath(path))));
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

/** Which version of the content is shown. */
export type Side = 'old' | 'new';

/** What an entry is found by that moved: itself, and the part that has its title. Its other parts have not changed. */
function namesOf(path: string): string[] {
  const field = stepsTo(path)?.at(-1)?.field;
  return field?.kind === 'list' && field.entry.title !== undefined
    ? [path, `${path}/${field.entry.title}`]
    : [path];
}

/** The path of an entry of a list, by its key. */
const ENTRY = /(?:^|\/)(?:_list\/[^/]+|\d+)$/;

/** Whether a difference has left nothing at its path: the entry that stands there now is another one. */
export function isGoneEntry({ kind, path }: Pick<Difference, 'kind' | 'path'>): boolean {
  return kind === 'removed' && ENTRY.test(path);
}

/**
 * How what is shown at a content path differs from its other version. Takes the differences and which version is shown; gives the function
 * from a path: a field that differs inside makes the whole `changed`, and what lies inside an added or removed entry is what the
 * entry is; `undefined` when nothing differs. Made once for all blocks, because there may be hundreds of both.
 */
export function changesByPlace(
  all: readonly Difference[],
  side: Side = 'new',
): (path: string) => Difference['kind'] | undefined {
  const pathOf = ({ path, was = path }: Difference): string => (side === 'new' ? path : was);
  const isThere = (change: Difference): boolean =>
    side === 'new' ? !isGoneEntry(change) : !(change.kind === 'added' && ENTRY.test(change.path));
  const stays = all.filter((change) => isThere(change) && change.kind !== 'moved');
  const elsewhere = all.filter((change) => !stays.includes(change));
  const kindAt = byPlace(
    stays.map((change) => [pathOf(change), change.kind] as const),
    'changed',
    // Its place in this version is another entry's: only what holds the list has changed.
    elsewhere.map(pathOf),
  );
  const moved = new Set(
    elsewhere
      .filter(({ kind }) => kind === 'moved')
      .flatMap((change) => namesOf(pathOf(change)).map(plainPath)),
  );
  return (path) => kindAt(path) ?? (moved.has(plainPath(path)) ? 'moved' : undefined);
}
