import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteData } from '@/lib/content/site-data';
import type { Settings } from '@/lib/settings/settings';

/** Writes the data of the page to `.snapshot/site.json`, where app/site-data.ts reads it, and returns it. */
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
  await mkdir(join(root, '.snapshot'), { recursive: true });
  await writeFile(join(root, '.snapshot', 'site.json'), JSON.stringify(site));
  return site;
}
