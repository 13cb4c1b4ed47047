import type { Redirect } from '@/lib/pipeline/serve/redirects';
import type { PagePlan } from './page-plan';

/** The tabs have no page in common: their folder leads to the first. */
const TABS_FOLDER = '/cosa_facciamo/';

/** The file of a release with its redirects, in the words of nginx (docs/hosting). Not served: its name begins with a dot. */
export const NGINX_FILE = '.redirects.nginx';
/** The same for Caddy. */
export const CADDY_FILE = '.redirects.caddy';

/** Every earlier address of a page, and where the page is now. Takes the plan of the release. */
export function redirectsOf({ register, pages }: PagePlan): readonly Redirect[] {
  const paths = new Map(register.pages.map(({ id, path }) => [id, path]));
  const first = pages.find(({ route }) => route === '/cosa_facciamo/1');
  const moved = register.moved.flatMap(([source, id]) => {
    const destination = paths.get(id);
    return destination === undefined ? [] : [{ source, destination }];
  });
  return [...(first ? [{ source: TABS_FOLDER, destination: first.path }] : []), ...moved];
}

/** Redirects for a `server` block of nginx. */
export function nginxRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ source, destination }) =>
    [source, source.slice(0, -1)].map((path) => `location = ${path} { return 301 ${destination}; }\n`),
  );
  return lines.join('');
}

/** Redirects for a site of Caddy. */
export function caddyRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ source, destination }) =>
    [source, source.slice(0, -1)].map((path) => `redir ${path} ${destination} permanent\n`),
  );
  return lines.join('');
}
