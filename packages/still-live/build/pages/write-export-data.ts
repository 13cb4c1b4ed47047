import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportData } from 'still-live/content/site-data';
import { writeWhole } from 'still-live/build/files';
import type { Settings } from 'still-live/settings/settings';

// `dev.json` is for `next dev`. packages/still-live/next/export-data.ts reads both.
type DataFile = 'site.json' | 'dev.json';

function exportDataFile(root: string, name: DataFile): string {
  return join(root, '.snapshot', name);
}

/** Removes the data of the last build, so that no page is made of them. */
export async function dropExportData(root: string): Promise<void> {
  await rm(exportDataFile(root, 'site.json'), { force: true });
}

/** The file is complete as soon as it is there. */
export async function writeExportData(
  root: string,
  settings: Settings,
  data: Omit<ExportData, 'settings'>,
  name: DataFile = 'site.json',
): Promise<ExportData> {
  const { project, browserDatabaseUrl, vitalsUrl, liveSampling, siteUrl, youtube } = settings;
  const site: ExportData = {
    ...data,
    settings: {
      project,
      databaseUrl: browserDatabaseUrl,
      liveSampling,
      siteUrl,
      ...(vitalsUrl === undefined ? {} : { vitalsUrl }),
      ...(youtube === 'ask' ? { asksForYoutube: true } : {}),
    },
  };
  await writeWhole(exportDataFile(root, name), JSON.stringify(site));
  return site;
}
