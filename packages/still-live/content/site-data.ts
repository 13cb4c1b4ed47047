import type { MediaFaults, PictureTable } from 'still-live/media/picture';
import { screens, menuScreen, parseRoute, type ScreenName } from 'still-live/route/route';
import type { SafeInline } from 'still-live/html/safe-html';
import { own } from './raw-tree';
import { entryRecordOf, type Records } from './schema/records';

/**
 * The published content at build time: every parsed record, and the fingerprint of its raw value
 * (`content/fingerprint.ts`), which recognises an equal live value without parsing it.
 */
export interface Snapshot {
  readonly records: Partial<Records>;
  readonly fingerprints: Readonly<Record<string, string>>;
  /** The routes of the screens and tabs that the company lacks (`missing-screens.ts`). Absent when it has all. */
  readonly missing?: readonly string[];
}

interface BrowserSettings {
  readonly project: string;
  readonly databaseUrl: string;
  readonly vitalsUrl?: string;
  readonly asksForYoutube?: true;
  readonly liveSampling: number;
  /** Public address, without a trailing slash. */
  readonly siteUrl: string;
}

/** A picture for link previews: absolute address, text alternative, and size in pixels, if known. */
export interface SharedPicture {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

export interface SitePage {
  /** The route of a screen. An entry has a name that stays when its title or place in the list changes. */
  readonly id: string;
  readonly path: string;
  readonly route: string;
  readonly name: string;
  readonly within?: string;
  readonly subtitle?: string;
  readonly title: string;
  readonly description: string;
  /** When its content last changed, as ISO 8601 in UTC. */
  readonly changed: string;
  readonly picture?: SharedPicture;
}

export type ScreenPage = Pick<SitePage, 'route' | 'path' | 'name'>;

/** Everything that the app shell is made from. The build writes it, and the browser hydrates with it. */
export interface SiteData {
  readonly snapshot: Snapshot;
  readonly pictures: PictureTable;
  readonly faults?: MediaFaults;
  readonly settings: BrowserSettings;
  /**
   * The keys of the entries that the app shell contains, for each screen of which it does not contain all
   * (`ENTRIES_IN_PAGE`).
   */
  readonly inPage?: Readonly<Partial<Record<ScreenName, readonly string[]>>>;
  readonly screens?: readonly ScreenPage[];
  readonly paths?: Readonly<Record<string, string>>;
  /** The day of the export, `YYYY-MM-DD`, so that the first paint leaves out what has expired. */
  readonly builtOn?: string;
  readonly release: string;
}

/** Everything that an export is made from: the data of the app shell, and all pages. */
export interface ExportData extends SiteData {
  readonly paths: Readonly<Record<string, string>>;
  readonly pages: readonly SitePage[];
  readonly home: Pick<SitePage, 'changed' | 'description' | 'picture'>;
  /** The time of the release, as ISO 8601 in UTC. */
  readonly now: string;
}

/**
 * The number of entries that the app shell contains and lists at first, so that it stays small with any number of them.
 * The others have pages of their own, are read live at their hash address, and are listed on request.
 */
export const ENTRIES_IN_PAGE = 50;

/** Returns the folder of the pages of a screen's entries; `undefined` for screens without entries. */
export function entriesFolder(screen: ScreenName): string | undefined {
  const declared = screens()[screen];
  return declared.kind === 'entries' ? declared.path.replace(/(?<![^/])[^/]*$/, '') : undefined;
}

export function titleKeyOf(screen: ScreenName): string | undefined {
  const declared = screens()[screen];
  return declared.kind === 'entries' ? /\{([^{}]+)\}/.exec(declared.path)?.[1] : undefined;
}

export function titleOfEntry(screen: ScreenName, entry: unknown): SafeInline | undefined {
  const title = own(entry, titleKeyOf(screen) ?? '');
  // The parser has made it of a label.
  return typeof title === 'string' ? (title as SafeInline) : undefined;
}

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
