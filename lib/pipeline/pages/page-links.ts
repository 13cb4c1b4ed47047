import { attributeOf, elementsIn, type PageNode, setAttribute } from '@/lib/pipeline/export/html-tree';
import { parseRoute, routeId } from '@/lib/route/route';

/** Where the screens of the entry are in the world: paths by route. */
export type PagePaths = ReadonlyMap<string, string>;

/** Address of the page that lists all pages. */
export const MAP_PATH = '/mappa/';

/** Attribute of a link with the address of the same screen in the entry, where a click goes on (lib/browser/plain). */
export const ENTRY_ATTRIBUTE = 'data-entry';

/** What stands after the `#` of a link into the entry; `undefined` for every other link. */
function hashOf(href: string, siteUrl: string): string | undefined {
  const local = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
  return /^\.?\/(?:index\.html)?(#\/.*)$/.exec(local)?.[1];
}

/** The path of the screen at a hash, and the hash in its normal form. What is not there leads to the list it belongs to, or to Home. */
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
 * Makes a function that lets the links of a part of the entry lead to real paths, from anywhere, and say where the entry shows the same. It
 * changes the part.
 * @param paths - the paths of all screens
 * @param siteUrl - public address of the site
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
      // A screen of this site is no new window, however its link was written.
      setAttribute(element, 'target', undefined);
    }
  };
}
