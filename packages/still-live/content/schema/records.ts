import { declared, type Screens } from 'still-live/declaration';
import { screens, entryScreens, type Route, type ScreenOf } from 'still-live/route/route';
import { own } from 'still-live/content/raw-tree';
import { wrappedPath } from './stored';
import type { EntryPart, EntryPath, EntryRecordPath, ListPath, Records, VisibilityPath } from './values';

export type { ContentPath, EntryRecordPath, ListPath, Records } from './values';

export type RecordPath = keyof Records;

/**
 * Returns the path of an entry of a list, or of one of its parts. The keys of the menu are names, so it has no wrapper.
 */
export function entryPath<Path extends ListPath>(list: Path, key: string, part?: EntryPart<Path>): EntryPath {
  const entry = `${list === declared('menu') ? list : wrappedPath(list)}/${key}`;
  return (part === undefined ? entry : `${entry}/${part}`) as EntryPath;
}

export function listOf<S extends ScreenOf<'entries'>>(screen: S): `${Screens[S]['record']}/_list` {
  return wrappedPath<Screens[S]['record']>(screens()[screen].record);
}

export function entryRecord<S extends ScreenOf<'entries'>>(
  screen: S,
  key: string,
): `${Screens[S]['record']}/_list/${string}` {
  return `${listOf(screen)}/${key}` as const;
}

/** A path at which there is no record, for hooks that must be given one. */
export const noEntry = (): RecordPath => visibilityPath('');

export function entryRecordOf({ screen, part }: Route): EntryRecordPath | undefined {
  const shown = entryScreens().find((one) => one === screen);
  return shown === undefined || part === undefined ? undefined : entryRecord(shown, part);
}

export function keysOfEntries(screen: ScreenOf<'entries'>, list: unknown): readonly string[] {
  const declared = screens()[screen];
  const inside = declared.record.slice(screens()[declared.list].record.length + 1).split('/');
  const entries = inside.reduce<unknown>(own, list);
  return Array.isArray(entries) ? entries.map((entry) => String(own(entry, 'key'))) : [];
}

export function screenOfEntry(path: string): ScreenOf<'entries'> | undefined {
  return entryScreens().find((screen) => path.slice(0, path.lastIndexOf('/')) === listOf(screen));
}

type DeclaredTabs = Screens[ScreenOf<'tabs'>];

export function tabRecord({ screen, part = '' }: Route) {
  const declared = screens()[screen];
  if (declared.kind !== 'tabs' || !Object.hasOwn(declared.tabs, part)) return undefined;
  const tabs: Readonly<Record<string, DeclaredTabs['tabs'][keyof DeclaredTabs['tabs']]>> = declared.tabs;
  return `${declared.record}/${tabs[part]}` as `${DeclaredTabs['record']}/${(typeof tabs)[string]}`;
}

export function visibilityPath(page: string): VisibilityPath {
  return `${declared('pagesAt')}/${page}/_visibility`;
}
