import { parseRoute, routeId, missingRouteOf, routeWithout } from './route';

export interface PagePaths {
  readonly paths: Readonly<Record<string, string>>;
  readonly missing?: readonly string[];
  readonly siteUrl: string;
}

/** Attributes of a link to a screen of the site from a static page. */
export interface PageAddress {
  readonly href: string;
  /** Address of the same screen in the app shell, which a click opens (packages/still-live/browser/inline/static-page.ts). */
  readonly 'data-entry'?: string;
}

/** Returns the hash of a link into the app shell; `undefined` for every other link. */
function hashOf(href: string, siteUrl: string): string | undefined {
  const local = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
  return /^\.?\/(?:index\.html)?(#\/.*)$/.exec(local)?.[1];
}

/**
 * Returns where a link leads from a static page: a screen to its real path, an entry without a page to its
 * list, and a screen without a page to the app shell.
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
