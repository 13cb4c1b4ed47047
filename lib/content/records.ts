import type { PositionPath, Records, VisibilityPath } from './schema/values';

export type { FixedPath, Records } from './schema/values';

/** The path of a record, which is also its key in the store. */
export type RecordPath = keyof Records;

/** Path of the list of positions, below the base path. */
export const POSITIONS_LIST = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';

/**
 * Returns the path of a position.
 * @param key Its index in the list.
 */
export function positionPath(key: string): PositionPath {
  return `${POSITIONS_LIST}/${key}`;
}

/**
 * Returns the path of the visibility flag of a page.
 * @param page Key of the page, such as `chi_siamo`.
 */
export function visibilityPath(page: string): VisibilityPath {
  return `pagine/${page}/_visibility`;
}

/**
 * Returns whether a key is an index of a list, as the database writes it. Index 0 is the template, which is
 * never shown.
 */
export function isIndex(key: string): boolean {
  return /^[1-9]\d{0,14}$/.test(key);
}
