import { wrappedPath } from './stored';
import type { EntryPart, EntryPath, ListPath, PositionPath, Records, VisibilityPath } from './values';

export type { ContentPath, ListPath, Records } from './values';

/** The path of a record below the base path, which is also its key in the store. */
export type RecordPath = keyof Records;

const POSITIONS = 'pagine/lavora_con_noi/posizioni_aperte/posizioni';

export const POSITIONS_LIST = wrappedPath(POSITIONS);

const MENU: ListPath = 'impostazioni/etichette/menu';

/** Returns the path of an entry of a list, or of one of its parts. The keys of the menu are names, so it has no wrapper. */
export function entryPath<Path extends ListPath>(list: Path, key: string, part?: EntryPart<Path>): EntryPath {
  const entry = `${list === MENU ? list : wrappedPath(list)}/${key}`;
  return (part === undefined ? entry : `${entry}/${part}`) as EntryPath;
}

export function positionPart(key: string, part: EntryPart<typeof POSITIONS>): EntryPath {
  return entryPath(POSITIONS, key, part);
}

/** @param key The position's index in the list. */
export function positionPath(key: string): PositionPath {
  return `${POSITIONS_LIST}/${key}`;
}

/** @param page Its key, such as `chi_siamo`. */
export function visibilityPath(page: string): VisibilityPath {
  return `pagine/${page}/_visibility`;
}
