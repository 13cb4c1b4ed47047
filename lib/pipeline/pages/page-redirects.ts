import type { Redirect } from '@/lib/pipeline/serve/redirects';
import type { PagePlan } from './page-plan';

/** The folder of the tabs has no page: it redirects to the first tab. */
const TABS_FOLDER = '/cosa_facciamo/';

/**
 * File of a release with its redirects for nginx (docs/hosting). It is not served, because its name begins
 * with a dot.
 */
export const NGINX_FILE = '.redirects.nginx';
/** The same for Caddy. */
export const CADDY_FILE = '.redirects.caddy';

/** Returns every earlier address of a page with its new address. */
export function redirectsOf({ register, pages }: PagePlan): readonly Redirect[] {
  const paths = new Map(register.pages.map(({ id, path }) => [id, path]));
  const first = pages.find(({ route }) => route === '/cosa_facciamo/1');
  const moved = register.moved.flatMap(([source, id]) => {
    const destination = paths.get(id);
    return destination === undefined ? [] : [{ source, destination }];
  });
  return [...(first ? [{ source: TABS_FOLDER, destination: first.path }] : []), ...moved];
}

/** Writes redirects for a `server` block of nginx. The query stays, as in the answers of the other servers. */
export function nginxRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ source, destination }) =>
    [source, source.slice(0, -1)].map(
      (path) => `location = ${path} { return 301 ${destination}$is_args$args; }\n`,
    ),
  );
  return lines.join('');
}

/** Writes redirects for a site of Caddy. A rewrite keeps the query, which `redir` alone would drop. */
export function caddyRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ source, destination }) =>
    [source, source.slice(0, -1)].map(
      (path) => `route ${path} {\n\trewrite * ${destination}\n\tredir {uri} permanent\n}\n`,
    ),
  );
  return lines.join('');
}
