import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_REDIRECTS } from '@/lib/pipeline/serve/redirects';
import type { PagePlan } from './page-plan';
import { CADDY_FILE, caddyRedirects, NGINX_FILE, nginxRedirects, redirectsOf } from './page-redirects';
import { REGISTER_FILE } from './page-register';

/** Writes the register of addresses and the redirects of a release into a folder. */
export async function writeAddresses(dir: string, plan: PagePlan): Promise<void> {
  const redirects = redirectsOf(plan);
  const files = {
    [REGISTER_FILE]: JSON.stringify(plan.register),
    [RELEASE_REDIRECTS]: JSON.stringify(redirects),
    [NGINX_FILE]: nginxRedirects(redirects),
    [CADDY_FILE]: caddyRedirects(redirects),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dir, name), text)));
}
