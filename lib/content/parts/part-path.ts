import { FIXED_PATHS } from '@/lib/content/parse/parse-record';
import { POSITIONS_LIST } from '@/lib/content/records';

/** The node that holds the pages: `pagine/contatti`. */
const PAGE = /^pagine\/[^/]+$/;
const VISIBILITY = /^pagine\/[^/]+\/_visibility$/;

/**
 * Whether a path names a part of the content that may be published on its own: a record of the specification (section 7), a page, a
 * position, the menu's labels (`impostazioni/etichette/menu`) or a page's visibility. Takes a path below the base path.
 */
export function isPartPath(path: string): boolean {
  const fixed: readonly string[] = FIXED_PATHS;
  const key = path.startsWith(`${POSITIONS_LIST}/`) ? path.slice(POSITIONS_LIST.length + 1) : '';
  const isPosition = key !== '' && !key.includes('/');
  return fixed.includes(path) || isPosition || PAGE.test(path) || VISIBILITY.test(path);
}

/** Whether a path is the other one or lies above or below it. */
export function overlap(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

/** Paths without doubles, and without those that another one of them holds. */
export function withoutCovered(paths: readonly string[]): readonly string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => path.startsWith(`${other}/`)));
}
