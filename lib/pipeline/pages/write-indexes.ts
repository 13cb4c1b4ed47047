import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isExpired } from '@/lib/content/job-facts';
import { dayInZone } from '@/lib/content/timeline/zoned-time';
import { RELEASE_REDIRECTS } from '@/lib/pipeline/serve/redirects';
import type { PagePlan } from './page-plan';
import { CADDY_FILE, caddyRedirects, NGINX_FILE, nginxRedirects, redirectsOf } from './page-redirects';
import { REGISTER_FILE } from './page-register';
import { FEED_FILE, positionsFeed } from './positions-feed';
import { sitemap } from './sitemap';

/**
 * Writes the files about the pages: site map, feed of open positions, register of addresses, redirects.
 * @param dir Folder of the export.
 * @param plan The pages.
 * @param siteUrl Public address of the site.
 * @param now The time of this release, ISO 8601.
 */
export async function writeIndexes(dir: string, plan: PagePlan, siteUrl: string, now: string): Promise<void> {
  const { home, pages, register } = plan;
  const today = dayInZone(Date.parse(now));
  const open = pages.filter(({ position }) => position && !isExpired(position.dati, today));
  const entries = [home, ...pages].map(({ path, changed }) => ({ address: `${siteUrl}${path}`, changed }));
  const redirects = redirectsOf(plan);
  const files = {
    'sitemap.xml': sitemap(entries),
    [FEED_FILE]: positionsFeed(open, siteUrl, now),
    [REGISTER_FILE]: JSON.stringify(register),
    [RELEASE_REDIRECTS]: JSON.stringify(redirects),
    [NGINX_FILE]: nginxRedirects(redirects),
    [CADDY_FILE]: caddyRedirects(redirects),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dir, name), text)));
}
