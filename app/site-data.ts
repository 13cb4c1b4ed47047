import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '@/lib/content/site-data';

/** What the snapshot step left for the page: our own file, written and typed by lib/pipeline/snapshot. Raises when it is missing. */
export function readSiteData(): SiteData {
  return JSON.parse(readFileSync(join(process.cwd(), '.snapshot', 'site.json'), 'utf8')) as SiteData;
}
