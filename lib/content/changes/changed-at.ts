import { stepsTo } from '@/lib/content/schema/find-field';
import { isEntryPath, plainPath } from '@/lib/content/schema/stored';
import type { Difference } from './differences';

/** Returns the paths above a path, from the nearest to the root. */
function placesAbove(place: string): string[] {
  const parts = place.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}

/**
 * Makes a function that looks up the kind of a path.
 * @param paths Paths with their kinds; a kind applies to its path and everything below it.
 * @param below Kind of a path that has one of `paths` or `absent` below it.
 * @param absent Further paths, which have no kind themselves.
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

/** Makes a function that says whether one of the changed paths is at, below or above a path. */
export function touching(changed: readonly string[]): (path: string) => boolean {
  const isTouched = byPlace(
    changed.map((path) => [path, true] as const),
    true,
  );
  return (path) => isTouched(path) === true;
}

/** Which version of the content is shown. */
type Side = 'old' | 'new';

/**
 * Returns the paths that are marked for a moved entry: its own and that of its title. Its other parts have
 * not changed.
 */
function namesOf(path: string): string[] {
  const field = stepsTo(path)?.at(-1)?.field;
  return field?.kind === 'list' && field.entry.title !== undefined
    ? [path, `${path}/${field.entry.title}`]
    : [path];
}

/** Returns whether a difference removed the entry at its path. Another entry may have this path now. */
export function isGoneEntry({ kind, path }: Pick<Difference, 'kind' | 'path'>): boolean {
  return kind === 'removed' && isEntryPath(path);
}

/**
 * Makes a function that says how the content at a path differs from its other version. A path with a
 * difference below it is `changed`; a path inside an added or removed entry has the kind of the entry;
 * without a difference it is `undefined`. Made once for all blocks, because there may be hundreds of blocks
 * and of differences.
 * @param all The differences.
 * @param side Which version is shown.
 */
export function changesByPlace(
  all: readonly Difference[],
  side: Side = 'new',
): (path: string) => Difference['kind'] | undefined {
  const pathOf = ({ path, was = path }: Difference): string => (side === 'new' ? path : was);
  const isThere = (change: Difference): boolean =>
    side === 'new' ? !isGoneEntry(change) : !(change.kind === 'added' && isEntryPath(change.path));
  const stays = all.filter((change) => isThere(change) && change.kind !== 'moved');
  const elsewhere = all.filter((change) => !stays.includes(change));
  const kindAt = byPlace(
    stays.map((change) => [pathOf(change), change.kind] as const),
    'changed',
    // Another entry has this path in the shown version, so only what contains the list has changed.
    elsewhere.map(pathOf),
  );
  const moved = new Set(
    elsewhere
      .filter(({ kind }) => kind === 'moved')
      .flatMap((change) => namesOf(pathOf(change)).map(plainPath)),
  );
  return (path) => kindAt(path) ?? (moved.has(plainPath(path)) ? 'moved' : undefined);
}
