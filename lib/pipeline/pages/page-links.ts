import { attributeOf, elementsIn, type PageNode, setAttribute } from '@/lib/pipeline/export/html-tree';
import { parseRoute, routeId } from '@/lib/route/route';

/** The real paths of the screens, by route. */
type PagePaths = ReadonlyMap<string, string>;

/** Address of the page that lists all pages. */
export const MAP_PATH = '/mappa/';

/**
 * Attribute of a link with the address of the same screen in the entry, which a click opens
 * (lib/browser/plain).
 */
export const ENTRY_ATTRIBUTE = 'data-entry';

/** Returns the hash of a link into the entry; `undefined` for every other link. */
function hashOf(href: string, siteUrl: string): string | undefined {
  const local = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
  return /^\.?\/(?:index\.html)?(#\/.*)$/.exec(local)?.[1];
}

/** Returns the path of a hash and its address in the entry; without a page, that of its list or of Home. */
function targetOf(
  hash: string,
  paths: PagePaths,
): { readonly path: string; readonly entry: string | undefined } {
  const route = parseRoute(hash);
  const id = routeId(route);
  const known = paths.get(id);
  if (known !== undefined) return { path: known, entry: known === '/' ? undefined : `/#${id}` };
  if (route.screen !== 'lavora_con_noi_dettaglio') return { path: '/', entry: undefined };
  const list = paths.get('/lavora_con_noi');
  return list === undefined ? { path: '/', entry: undefined } : { path: list, entry: '/#/lavora_con_noi' };
}

/**
 * Makes a function that changes the links in a part of the entry to real paths, and adds the address of the
 * same screen in the entry.
 * @param paths The paths of all screens.
 * @param siteUrl Public address of the site.
 */
export function pathLinker(paths: PagePaths, siteUrl: string): (part: PageNode) => void {
  const routes = new Map([...paths].map(([route, path]) => [path, route]));
  const hashOfLink = (href: string): string | undefined => {
    const route = href === '/' ? undefined : routes.get(href);
    return route === undefined ? hashOf(href, siteUrl) : `#${route}`;
  };
  return (part) => {
    for (const element of elementsIn(part)) {
      const href = element.tagName === 'a' ? attributeOf(element, 'href') : undefined;
      const hash = href === undefined ? undefined : hashOfLink(href);
      if (hash === undefined) continue;
      const { path, entry } = targetOf(hash, paths);
      setAttribute(element, 'href', path);
      setAttribute(element, ENTRY_ATTRIBUTE, entry);
      // A screen of this site never opens in a new window.
      setAttribute(element, 'target', undefined);
    }
  };
}
