import type { Snapshot } from './snapshot';
import type { PictureTable } from './picture-table';

/** What the browser needs to know of the settings. */
interface BrowserSettings {
  readonly project: string;
  readonly databaseUrl: string;
  readonly vitalsUrl?: string;
  readonly liveSampling: number;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
}

/** A screen that has a page of its own at a real path (lib/pipeline/pages). */
export interface ScreenPage {
  /** Its route in the entry, such as `/chi_siamo`. */
  readonly route: string;
  readonly path: string;
  readonly name: string;
}

/** Everything the page is made from; the build writes it, the browser hydrates with it. */
export interface SiteData {
  readonly snapshot: Snapshot;
  readonly pictures: PictureTable;
  readonly settings: BrowserSettings;
  /** Keys of the positions that the page holds; absent when it holds all (lib/pipeline/export/held-positions.ts). */
  readonly inPage?: readonly string[];
  /** The pages of the screens but Home, in order; absent where none are made. */
  readonly screens?: readonly ScreenPage[];
  /** Real paths of the screens by route (lib/pipeline/pages); absent until the export is finished. */
  readonly paths?: Readonly<Record<string, string>>;
  /** The day on which the export was made, `YYYY-MM-DD`: what is over is said from the first paint on. */
  readonly builtOn?: string;
  /** Id of the release, for vitals and the drift check. */
  readonly release: string;
}
