import {
  type ExportData,
  positionPathOf,
  POSITIONS_IN_PAGE,
  type SharedPicture,
  type SitePage,
} from '@/lib/content/site-data';
import { dayInZone } from '@/lib/content/timeline/zoned-time';
import type { PagePlan, PlannedPage } from './page-plan';
import type { SiteContent } from './wanted-pages';

type PagesData = Pick<ExportData, 'pages' | 'home' | 'paths' | 'screens' | 'inPage' | 'builtOn' | 'now'>;

/** Returns the keys of the positions in the entry; nothing when it holds all. */
function keysInPage({ snapshot }: SiteContent): Pick<PagesData, 'inPage'> {
  const positions = snapshot.records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  if (positions.length <= POSITIONS_IN_PAGE) return {};
  return { inPage: positions.slice(0, POSITIONS_IN_PAGE).map(({ key }) => key) };
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
    const { id, path, route, name, within, title, description, changed } = page;
    const place = within === undefined ? {} : { within };
    return { id, path, route, name, ...place, title, description, changed, ...pictureOf(page) };
  });
  return {
    home: { changed: home.changed, ...pictureOf(home) },
    pages: sitePages,
    paths: Object.fromEntries(pages.map(({ route, path }) => [route, path])),
    screens: sitePages
      .filter((page) => positionPathOf(page) === undefined)
      .map(({ route, path, name }) => ({ route, path, name })),
    ...keysInPage(data),
    builtOn: dayInZone(now.getTime()),
    now: now.toISOString(),
  };
}
