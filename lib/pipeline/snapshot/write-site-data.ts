import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteData } from '@/lib/content/site-data';
import type { Settings } from '@/lib/settings/settings';

function siteDataFile(root: string): string {
  return join(root, '.snapshot', 'site.json');
}

/** Removes the data of the last build, so that the pages of Next wait for those of this one. */
export async function dropSiteData(root: string): Promise<void> {
  await rm(siteDataFile(root), { force: true });
}

/**
 * Writes the data of the page to `.snapshot/site.json`, where app/site-data.ts reads it, and returns it. The
 * file is complete as soon as it is there.
 */
export async function writeSiteData(
  root: string,
  settings: Settings,
  data: Omit<SiteData, 'settings'>,
): Promise<SiteData> {
  const { project, browserDatabaseUrl, vitalsUrl, liveSampling, siteUrl } = settings;
  const site: SiteData = {
    ...data,
    settings: {
      project,
      databaseUrl: browserDatabaseUrl,
      liveSampling,
      siteUrl,
      ...(vitalsUrl === undefined ? {} : { vitalsUrl }),
    },
  };
  const file = siteDataFile(root);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify(site));
  await rename(`${file}.part`, file);
  return site;
}
