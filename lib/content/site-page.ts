import { parseRoute } from '@/lib/route/route';
import type { Position } from './model';
import { positionPath } from './records';
import type { SiteData } from './site-data';

/** A picture for link previews: absolute address, text alternative, and its size in pixels, if known. */
export interface SharedPicture {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

export interface SitePage {
  /** The route of a screen; for a position a name that stays when its title or place in the list changes. */
  readonly id: string;
  /** Its address: `/chi_siamo/`. */
  readonly path: string;
  /** The route of the same screen in the entry. */
  readonly route: string;
  /** Its name, without the name of the site. */
  readonly name: string;
  /** The name of the screen that contains it, such as that of a tab. */
  readonly within?: string;
  /** Its title; no two pages have the same. */
  readonly title: string;
  readonly description: string;
  /** When its content last changed, ISO 8601 in UTC. */
  readonly changed: string;
  /** Its picture for link previews, if one was drawn. */
  readonly picture?: SharedPicture;
}

/** Everything that the pages of an export are made from: the data of the entry, and all pages. */
export interface ExportData extends SiteData {
  /** Real paths of the screens by route. */
  readonly paths: Readonly<Record<string, string>>;
  /** All pages beside the entry, in order. */
  readonly pages: readonly SitePage[];
  /** The entry: when its content last changed, and its picture for link previews, if one was drawn. */
  readonly home: Pick<SitePage, 'changed' | 'picture'>;
  /** The time of the release, ISO 8601 in UTC. */
  readonly now: string;
}

/** Address of the page that lists all pages. */
export const MAP_PATH = '/mappa/';

/** Path of the entry at which the editor may frame the preview, if one is set. */
export const FRAMED_PATH = '/anteprima/';

export const POSITIONS_FOLDER = '/lavora_con_noi/';

export const FEED_PATH = '/posizioni.xml';

export function listOfPositions(pages: readonly SitePage[]): SitePage | undefined {
  return pages.find(({ route }) => route === '/lavora_con_noi');
}

/** Returns the path of the position that a page shows; `undefined` when it shows none. */
export function positionPathOf({
  route,
}: Pick<SitePage, 'route'>): ReturnType<typeof positionPath> | undefined {
  const parsed = parseRoute(route);
  const key = parsed.screen === 'lavora_con_noi_dettaglio' ? parsed.key : undefined;
  return key === undefined ? undefined : positionPath(key);
}

export function positionOf(page: SitePage, { snapshot }: Pick<SiteData, 'snapshot'>): Position | undefined {
  const path = positionPathOf(page);
  return path && (snapshot.records[path] ?? undefined);
}
