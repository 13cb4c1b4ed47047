import { writeFile, mkdir } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import { type Redirect, RELEASE_REDIRECTS } from 'still-live/build/serve/hosting-config';
import type { PagePlan } from './page-plan';
import { screens, screenNames } from 'still-live/route/route';
import { declared } from 'still-live/declaration';
import { REGISTER_FILE } from './page-register';
import type { ExportData } from 'still-live/content/site-data';

// Where programs look for it (RFC 9116, section 3).
const FILE = '.well-known/security.txt';

// A site that nobody builds any more promises nothing: RFC 9116 (2.5.5) advises less than a year.
const LIFE_DAYS = 360;
const DAY_MS = 86_400_000;

/** Writes `security.txt`, which sends whoever finds a weakness in the site to its page of contacts. */
export async function writeSecurityText(
  dir: string,
  { pages, settings: { siteUrl }, now }: Pick<ExportData, 'pages' | 'settings' | 'now'>,
): Promise<void> {
  const contacts = pages.find(({ route }) => route === screens()[declared('contact')].at);
  const lines = [
    `Contact: ${siteUrl}${contacts?.path ?? '/'}`,
    `Expires: ${new Date(Date.parse(now) + LIFE_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: it, en',
    `Canonical: ${siteUrl}/${FILE}`,
  ];
  await mkdir(dirname(join(dir, FILE)), { recursive: true });
  await writeFile(join(dir, FILE), `${lines.join('\n')}\n`);
}

function redirectsOf({ register, pages }: PagePlan): readonly Redirect[] {
  const paths = new Map(register.pages.map(({ id, path }) => [id, path]));
  // The folder of the tabs has no page: it redirects to the first tab.
  const folders = screenNames()
    .filter((screen) => screens()[screen].kind === 'tabs')
    .flatMap((screen) => {
      const source = `${screens()[screen].at}/`;
      const first = pages.find(({ route }) => route.startsWith(source));
      return first ? [{ source, destination: first.path }] : [];
    });
  const moved = register.moved.flatMap(([source, id]) => {
    const destination = paths.get(id);
    return destination === undefined ? [] : [{ source, destination }];
  });
  return [...folders, ...moved];
}

// How a server redirects, by its file (docs/hosting; dot files are not served). The query stays: in nginx by its name,
// in Caddy by a rewrite, because `redir` alone would drop it.
const SERVER_RULES = {
  '.moved.nginx': (path: string, to: string) => `~^${path}?$ ${to};\n`,
  '.redirects.caddy': (path: string, to: string) =>
    [path, path.slice(0, -1)]
      .map((from) => `route ${from} {\n\trewrite * ${to}\n\tredir {uri} permanent\n}\n`)
      .join(''),
} as const;

export function serverRedirects(server: keyof typeof SERVER_RULES, redirects: readonly Redirect[]): string {
  return redirects.map(({ source, destination }) => SERVER_RULES[server](source, destination)).join('');
}

export async function writeAddresses(dir: string, plan: PagePlan): Promise<void> {
  const redirects = redirectsOf(plan);
  const files = {
    [REGISTER_FILE]: JSON.stringify(plan.register),
    [RELEASE_REDIRECTS]: JSON.stringify(redirects),
    '.moved.nginx': serverRedirects('.moved.nginx', redirects),
    '.redirects.caddy': serverRedirects('.redirects.caddy', redirects),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dir, name), text)));
}
