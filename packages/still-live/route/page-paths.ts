import { parseRoute, routeId, missingRouteOf, routeWithout } from './route';

export interface PagePaths {
  readonly paths: Readonly<Record<string, string>>;
  readonly missing?: readonly string[];
  readonly siteUrl: string;
}

export interface PageAddress {
  readonly href: string;
  /**
   * Address of the same screen in the app shell, which a click opens
   * (packages/still-live/browser/inline/static-page.ts).
   */
  readonly 'data-entry'?: string;
}

function hashOf(href: string, siteUrl: string): string | undefined {
  const local = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
  return /^\.?\/(?:index\.html)?(#\/.*)$/.exec(local)?.[1];
}

/**
 * Returns where a link leads from a static page: to the real path of a screen, to the list of an entry without a page,
 * or to the app shell for a screen without a page.
 * @param href The address as in the app shell.
 * @returns `undefined` when it leads to no screen of the site.
 */
export function pageAddress(
  href: string,
  { paths, missing = [], siteUrl }: PagePaths,
): PageAddress | undefined {
  const hash = hashOf(href, siteUrl);
  if (hash === undefined) return undefined;
  const route = routeWithout(missing, parseRoute(hash));
  const id = [routeId(route), missingRouteOf(route)].find((one) => Object.hasOwn(paths, one));
  const path = id === undefined ? undefined : paths[id];
  return path === undefined ? { href: '/' } : { href: path, 'data-entry': `/#${id}` };
}
