import { declared, type Screens } from 'still-live/declaration';
import { screens, entryScreens, type Route, type ScreenOf } from 'still-live/route/route';
import { own } from 'still-live/content/raw-tree';
import { wrappedPath } from './stored';
import type { EntryPart, EntryPath, EntryRecordPath, ListPath, Records, VisibilityPath } from './values';

export type { ContentPath, EntryRecordPath, ListPath, Records } from './values';

/** The path of a record below the base path, which is also its key in the store. */
export type RecordPath = keyof Records;

/** Returns the path of an entry of a list, or of one of its parts. The keys of the menu are names, so it has no wrapper. */
export function entryPath<Path extends ListPath>(list: Path, key: string, part?: EntryPart<Path>): EntryPath {
  const entry = `${list === declared('menu') ? list : wrappedPath(list)}/${key}`;
  return (part === undefined ? entry : `${entry}/${part}`) as EntryPath;
}

/** Where the entries of a screen are, below the base path. */
export function listOf<S extends ScreenOf<'entries'>>(screen: S): `${Screens[S]['record']}/_list` {
  return wrappedPath<Screens[S]['record']>(screens()[screen].record);
}

/** @param key The index of the entry in its list. */
export function entryRecord<S extends ScreenOf<'entries'>>(
  screen: S,
  key: string,
): `${Screens[S]['record']}/_list/${string}` {
  return `${listOf(screen)}/${key}` as const;
}

/** A record that no site has, for what may show none. */
export const noEntry = (): RecordPath => visibilityPath('');

/** Returns the record of the entry that a route shows; `undefined` where it shows none. */
export function entryRecordOf({ screen, part }: Route): EntryRecordPath | undefined {
  const shown = entryScreens().find((one) => one === screen);
  return shown === undefined || part === undefined ? undefined : entryRecord(shown, part);
}

/**
 * Returns the keys of the entries of a screen, in order.
 * @param list The parsed record of the screen that lists them.
 */
export function keysOfEntries(screen: ScreenOf<'entries'>, list: unknown): readonly string[] {
  const declared = screens()[screen];
  const inside = declared.record.slice(screens()[declared.list].record.length + 1).split('/');
  const entries = inside.reduce<unknown>(own, list);
  return Array.isArray(entries) ? entries.map((entry) => String(own(entry, 'key'))) : [];
}

/** Returns the screen of whose entries a path is one; `undefined` where it is none. */
export function screenOfEntry(path: string): ScreenOf<'entries'> | undefined {
  return entryScreens().find((screen) => path.slice(0, path.lastIndexOf('/')) === listOf(screen));
}

type DeclaredTabs = Screens[ScreenOf<'tabs'>];

/** Returns the record of the tab of a route; `undefined` on screens without tabs. */
export function tabRecord({ screen, part = '' }: Route) {
  const declared = screens()[screen];
  if (declared.kind !== 'tabs' || !Object.hasOwn(declared.tabs, part)) return undefined;
  const tabs: Readonly<Record<string, DeclaredTabs['tabs'][keyof DeclaredTabs['tabs']]>> = declared.tabs;
  return `${declared.record}/${tabs[part]}` as `${DeclaredTabs['record']}/${(typeof tabs)[string]}`;
}

/** @param page Its key. */
export function visibilityPath(page: string): VisibilityPath {
  return `${declared('pagesAt')}/${page}/_visibility`;
}
