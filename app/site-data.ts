import type { SiteData } from '@/lib/content/site-data';

const FILE = '.snapshot/site.json';

/**
 * Reads the data that the snapshot step wrote for the page (lib/pipeline/snapshot/write-site-data.ts). It
 * imports no Node module, because Next compiles components that use it for the browser too.
 * @throws {Error} when the file is missing.
 */
export function readSiteData(): SiteData {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  return JSON.parse(readFileSync(`${process.cwd()}/${FILE}`, 'utf8')) as SiteData;
}
