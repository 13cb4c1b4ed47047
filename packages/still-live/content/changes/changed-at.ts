import { overlap } from 'still-live/content/parts';
import { stepsTo } from 'still-live/content/schema/find-field';
import { plainPath } from 'still-live/content/schema/stored';
import type { Difference } from './differences';

/** Makes a function that says whether a changed path is at, below or above a path. */
export function touching(changed: readonly string[]): (path: string) => boolean {
  const places = changed.map(plainPath);
  return (path) => places.some((place) => overlap(place, plainPath(path)));
}

// A moved entry marks its own path and that of its title; its other parts have not changed.
function namesOf(path: string): string[] {
  const field = stepsTo(path)?.at(-1)?.field;
  const title = field?.kind === 'list' ? field.entry.title : undefined;
  return title === undefined ? [path] : [path, `${path}/${title}`];
}

/** Returns whether a difference removed the entry at its path. Another entry may have this path now. */
export function isGoneEntry({ kind, isEntry }: Difference): boolean {
  return kind === 'removed' && isEntry;
}

/**
 * Makes a function that says how the content at a path differs from its other version. A path with a difference below
 * it is `changed`; a path inside an added or removed entry has the kind of the entry.
 * @param side Which version is shown.
 */
export function changesByPlace(
  all: readonly Difference[],
  side: 'old' | 'new' = 'new',
): (path: string) => Difference['kind'] | undefined {
  const placed = all.map(({ kind, path, was = path, isEntry }) => {
    // Where another entry has this path in the shown version, only what contains the list has changed.
    const isThere = !isEntry || kind !== (side === 'new' ? 'removed' : 'added');
    return { kind, place: plainPath(side === 'new' ? path : was), stays: isThere && kind !== 'moved' };
  });
  const stays = placed.filter((change) => change.stays);
  const moved = placed.filter(({ kind }) => kind === 'moved').flatMap(({ place }) => namesOf(place));
  return (path) => {
    const at = plainPath(path);
    const whole = stays.find(({ place }) => at === place || at.startsWith(`${place}/`));
    if (whole) return whole.kind;
    if (placed.some(({ place }) => place.startsWith(`${at}/`))) return 'changed';
    return moved.includes(at) ? 'moved' : undefined;
  };
}
