import type { CheerioAPI } from 'cheerio';
import type { ExportData } from 'still-live/content/site-data';
import { PUBLISHED_BASE } from 'still-live/route/link';
import { parseRoute, routeId, missingRouteOf, routeWithout } from 'still-live/route/route';

type Paths = Pick<ExportData, 'paths' | 'snapshot'>;

// That of a screen is that of a page: its own, or the list for an entry without one.
function routeOf(hash: string, { paths, snapshot: { missing = [] } }: Paths): string | undefined {
  const route = routeWithout(missing, parseRoute(hash));
  return [routeId(route), missingRouteOf(route)].find((one) => Object.hasOwn(paths, one));
}

/**
 * Makes the links of static pages: those to a screen lead to the real path of its page, or to the app shell when it has
 * none, and those to a page tell where the app shell shows the same, which a click opens (`data-entry`,
 * packages/still-live/browser/inline/static-page.ts).
 */
export function pageLinks(data: Paths): ($: CheerioAPI) => void {
  const routes = new Map(Object.entries(data.paths).map(([route, path]) => [path, route]));
  return ($) => {
    for (const link of $('a[href]').toArray()) {
      const { href = '', ...others } = link.attribs;
      const isScreen = href.startsWith(`${PUBLISHED_BASE}#/`);
      const route = isScreen ? routeOf(href.slice(PUBLISHED_BASE.length), data) : routes.get(href);
      if (route !== undefined)
        link.attribs = { href: data.paths[route] ?? '/', 'data-entry': `/#${route}`, ...others };
      else if (isScreen) link.attribs = { href: '/', ...others };
    }
  };
}
