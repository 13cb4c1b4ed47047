import { FIXED_PATHS } from '@/lib/content/schema/find-field';
import { POSITIONS_LIST } from '@/lib/content/records';

/** The path of a page: `pagine/contatti`. */
const PAGE = /^pagine\/[^/]+$/;
const VISIBILITY = /^pagine\/[^/]+\/_visibility$/;

/**
 * Returns whether a path below the base path is a part that may be published on its own: a record of the
 * specification (section 7), a page, a position, the menu (`impostazioni/etichette/menu`) or the visibility
 * of a page.
 */
export function isPartPath(path: string): boolean {
  const fixed: readonly string[] = FIXED_PATHS;
  const key = path.startsWith(`${POSITIONS_LIST}/`) ? path.slice(POSITIONS_LIST.length + 1) : '';
  const isPosition = key !== '' && !key.includes('/');
  return fixed.includes(path) || isPosition || PAGE.test(path) || VISIBILITY.test(path);
}

/** Returns whether a path equals another, or is above or below it. */
export function overlap(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

/** Returns the paths without duplicates, and without those that are below another one. */
export function withoutCovered(paths: readonly string[]): readonly string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => path.startsWith(`${other}/`)));
}
