import type { MediaFaults, PictureTable } from 'still-live/media/picture';
import { screens, menuScreen, parseRoute, type ScreenName } from 'still-live/route/route';
import type { SafeInline } from 'still-live/html/safe-html';
import { own } from './raw-tree';
import { entryRecordOf, type Records } from './schema/records';

/**
 * The published content at build time: every parsed record, and the fingerprint of its raw value
 * (`packages/still-live/content/fingerprint.ts`). With it, a live value that is equal is recognised without parsing it.
 */
export interface Snapshot {
  readonly records: Partial<Records>;
  readonly fingerprints: Readonly<Record<string, string>>;
  /** The routes of the screens and tabs that the company lacks (`missing-screens.ts`); absent when it has all. */
  readonly missing?: readonly string[];
}

interface BrowserSettings {
  readonly project: string;
  readonly databaseUrl: string;
  readonly vitalsUrl?: string;
  /** Absent when YouTube's videos play without being asked for. */
  readonly asksForYoutube?: true;
  readonly liveSampling: number;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
}

/** A picture for link previews: absolute address, text alternative, and its size in pixels, if known. */
export interface SharedPicture {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

export interface SitePage {
  /** The route of a screen; for an entry a name that stays when its title or place in the list changes. */
  readonly id: string;
  /** Its real path, which ends in a slash. */
  readonly path: string;
  readonly route: string;
  /** Its name, without the name of the site. */
  readonly name: string;
  /** The name of the screen that contains it, such as that of a tab. */
  readonly within?: string;
  /** What tells apart entries of the same name. */
  readonly subtitle?: string;
  /** Its title; no two pages have the same. */
  readonly title: string;
  readonly description: string;
  /** When its content last changed, ISO 8601 in UTC. */
  readonly changed: string;
  /** Absent when none was drawn. */
  readonly picture?: SharedPicture;
}

export type ScreenPage = Pick<SitePage, 'route' | 'path' | 'name'>;

/** Everything the page is made from. The build writes it; the browser hydrates with it. */
export interface SiteData {
  readonly snapshot: Snapshot;
  readonly pictures: PictureTable;
  /** What the build could not use, for editors; absent when it could use everything. */
  readonly faults?: MediaFaults;
  readonly settings: BrowserSettings;
  /** Keys of the entries that the page contains, for each screen of which it does not contain all (`ENTRIES_IN_PAGE`). */
  readonly inPage?: Readonly<Partial<Record<ScreenName, readonly string[]>>>;
  /** The pages of all screens except Home, in order; absent where none are made. */
  readonly screens?: readonly ScreenPage[];
  readonly paths?: Readonly<Record<string, string>>;
  /** The day of the export, `YYYY-MM-DD`, for the first paint of what has expired. */
  readonly builtOn?: string;
  /** Id of the release, for vitals and the drift check. */
  readonly release: string;
}

/** Everything that the pages of an export are made from: the data of the app shell, and all pages. */
export interface ExportData extends SiteData {
  readonly paths: Readonly<Record<string, string>>;
  /** All pages beside the app shell, in order. */
  readonly pages: readonly SitePage[];
  readonly home: Pick<SitePage, 'changed' | 'description' | 'picture'>;
  /** The time of the release, ISO 8601 in UTC. */
  readonly now: string;
}

/**
 * How many entries of a list the page contains and lists at first, so that it stays small with any number of them. The others
 * are not in the data with which it hydrates: they have pages of their own, are read live at their hash address, and the list
 * shows more of them on request.
 */
export const ENTRIES_IN_PAGE = 50;

export const MAP_PATH = '/mappa/';

/** Path of the app shell at which the editor may frame the preview, if one is set. */
export const FRAMED_PATH = '/anteprima/';

/** The folder of the pages of a screen's entries; `undefined` on other screens. */
export function entriesFolder(screen: ScreenName): string | undefined {
  const declared = screens()[screen];
  return declared.kind === 'entries' ? declared.path.replace(/(?<![^/])[^/]*$/, '') : undefined;
}

/** Returns the part of an entry that is its title, after which its page is called; `undefined` on screens without entries. */
export function titleKeyOf(screen: ScreenName): string | undefined {
  const declared = screens()[screen];
  return declared.kind === 'entries' ? /\{([^{}]+)\}/.exec(declared.path)?.[1] : undefined;
}

/** Returns the title of a parsed entry, empty where it has none; `undefined` where there is no entry. */
export function titleOfEntry(screen: ScreenName, entry: unknown): SafeInline | undefined {
  const title = own(entry, titleKeyOf(screen) ?? '');
  // The parser has made it of a label.
  return typeof title === 'string' ? (title as SafeInline) : undefined;
}

/** Returns the page of the screen that lists the entry that a page shows; `undefined` when it shows none. */
export function listPageOf(
  { route }: Pick<SitePage, 'route'>,
  pages: readonly SitePage[],
): SitePage | undefined {
  const parsed = parseRoute(route);
  if (entryRecordOf(parsed) === undefined) return undefined;
  const list = screens()[menuScreen(parsed)].at;
  return pages.find((page) => page.route === list);
}

/** Returns the id of the list of a screen's entries in the page that lists all pages. */
export function anchorOf(screen: ScreenName): string {
  const { record } = screens()[screen];
  return record.slice(record.lastIndexOf('/') + 1);
}

export function isOfEntry({ route }: Pick<SitePage, 'route'>): boolean {
  return entryRecordOf(parseRoute(route)) !== undefined;
}
