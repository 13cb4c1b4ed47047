import type { Difference } from './differences';

/** A content path without the names of list wrappers, so that a wrapped and a bare list are the same place. */
export function plainPath(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '_list')
    .join('/');
}

function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

/** Whether one of some changed paths is at, below or above another path. */
export function touches(changed: readonly string[], path: string): boolean {
  const place = plainPath(path);
  return changed.map(plainPath).some((other) => isWithin(other, place) || isWithin(place, other));
}

/**
 * How what is shown at a content path differs from its other version. Takes the differences and the path; a field that
 * differs inside makes the whole `changed`, and what lies inside an added or removed entry is what the entry is.
 * Gives `undefined` when nothing differs.
 */
export function changeAt(all: readonly Difference[], path: string): Difference['kind'] | undefined {
  const place = plainPath(path);
  const whole = all.find((difference) => isWithin(place, plainPath(difference.path)));
  if (whole) return whole.kind;
  return all.some((difference) => isWithin(plainPath(difference.path), place)) ? 'changed' : undefined;
}
