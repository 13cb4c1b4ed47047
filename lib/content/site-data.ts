import type { PictureTable } from '@/lib/media/picture-table';
import type { Records } from './records';

/**
 * The published content at build time: every parsed record, and the fingerprint of its raw value
 * (`lib/content/fingerprint.ts`). With it, a live value that is equal is recognised without parsing it.
 */
export interface Snapshot {
  readonly records: Partial<Records>;
  readonly fingerprints: Readonly<Record<string, string>>;
  /** The routes of the screens and tabs that the company lacks (`lacks.ts`); absent when it has all. */
  readonly lacks?: readonly string[];
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

/** A screen that has a page of its own at a real path. */
export interface ScreenPage {
  /** Its route in the entry, such as `/chi_siamo`. */
  readonly route: string;
  readonly path: string;
  readonly name: string;
}

/**
 * How many positions the page contains and lists at first, so that it stays small with any number of them. The others are
 * not in the data with which it hydrates: they have pages of their own, are read live at their hash address, and the list
 * shows more of them on request.
 */
export const POSITIONS_IN_PAGE = 50;

/** Everything the page is made from. The build writes it; the browser hydrates with it. */
export interface SiteData {
  readonly snapshot: Snapshot;
  readonly pictures: PictureTable;
  readonly settings: BrowserSettings;
  /** Keys of the positions that the page contains (`POSITIONS_IN_PAGE`); absent when it contains all. */
  readonly inPage?: readonly string[];
  /** The pages of all screens except Home, in order; absent where none are made. */
  readonly screens?: readonly ScreenPage[];
  /** Real paths of the screens by route. */
  readonly paths?: Readonly<Record<string, string>>;
  /** The day of the export, `YYYY-MM-DD`, for the first paint of positions that have expired. */
  readonly builtOn?: string;
  /** Id of the release, for vitals and the drift check. */
  readonly release: string;
}
