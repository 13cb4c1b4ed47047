import {
  type ExportData,
  ENTRIES_IN_PAGE,
  isOfEntry,
  type SharedPicture,
  type SitePage,
} from 'still-live/content/site-data';
import { keysOfEntries } from 'still-live/content/schema/records';
import { screens, entryScreens } from 'still-live/route/route';
import { dayInZone } from 'still-live/content/timeline/day-in-zone';
import type { PagePlan, PlannedPage } from './page-plan';
import type { SiteContent } from './static-pages';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from 'still-live/build/files';
import type { Settings } from 'still-live/settings/settings';

type PagesData = Pick<ExportData, 'pages' | 'home' | 'paths' | 'screens' | 'inPage' | 'builtOn' | 'now'>;

// Only for screens of which the app shell does not hold all entries.
function keysInPage({ snapshot: { records } }: SiteContent): Pick<PagesData, 'inPage'> {
  const long = entryScreens().flatMap((screen) => {
    const keys = keysOfEntries(screen, records[screens()[screens()[screen].list].record]);
    return keys.length > ENTRIES_IN_PAGE ? [[screen, keys.slice(0, ENTRIES_IN_PAGE)] as const] : [];
  });
  return long.length > 0 ? { inPage: Object.fromEntries(long) } : {};
}

export function pagesData(
  { home, pages }: PagePlan,
  data: SiteContent,
  pictures: ReadonlyMap<string, SharedPicture>,
  now: Date,
): PagesData {
  const pictureOf = ({ path }: PlannedPage): Pick<SitePage, 'picture'> => {
    const picture = pictures.get(path);
    return picture ? { picture } : {};
  };
  const sitePages = pages.map((page): SitePage => {
    const { id, path, route, name, within, subtitle, title, description, changed } = page;
    const place = { ...(within !== undefined && { within }), ...(subtitle !== undefined && { subtitle }) };
    return { id, path, route, name, ...place, title, description, changed, ...pictureOf(page) };
  });
  return {
    home: { changed: home.changed, description: home.description, ...pictureOf(home) },
    pages: sitePages,
    paths: Object.fromEntries(pages.map(({ route, path }) => [route, path])),
    screens: sitePages
      .filter((page) => !isOfEntry(page))
      .map(({ route, path, name }) => ({ route, path, name })),
    ...keysInPage(data),
    builtOn: dayInZone(now.getTime()),
    now: now.toISOString(),
  };
}

// `dev.json` is for `next dev`. packages/still-live/next/export-data.ts reads both.
type DataFile = 'site.json' | 'dev.json';

function exportDataFile(root: string, name: DataFile): string {
  return join(root, '.snapshot', name);
}

/** Removes the data of the last build, so that no page is made of them. */
export async function dropExportData(root: string): Promise<void> {
  await rm(exportDataFile(root, 'site.json'), { force: true });
}

/** The file is complete as soon as it is there. */
export async function writeExportData(
  root: string,
  settings: Settings,
  data: Omit<ExportData, 'settings'>,
  name: DataFile = 'site.json',
): Promise<ExportData> {
  const { project, browserDatabaseUrl, vitalsUrl, liveSampling, siteUrl, youtube } = settings;
  const site: ExportData = {
    ...data,
    settings: {
      project,
      databaseUrl: browserDatabaseUrl,
      liveSampling,
      siteUrl,
      ...(vitalsUrl === undefined ? {} : { vitalsUrl }),
      ...(youtube === 'ask' ? { asksForYoutube: true } : {}),
    },
  };
  await writeWhole(exportDataFile(root, name), JSON.stringify(site));
  return site;
}
