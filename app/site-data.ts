import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '@/lib/content/site-data';

/**
 * Reads the data that the snapshot step wrote for the page (lib/pipeline/snapshot/write-site-data.ts).
 * @throws {Error} when the file is missing.
 */
export function readSiteData(): SiteData {
  return JSON.parse(readFileSync(join(process.cwd(), '.snapshot', 'site.json'), 'utf8')) as SiteData;
}
