import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { POSITIONS_LIST } from '@/lib/content/records';
import type { SiteData } from '@/lib/content/site-data';
import type { ExportData } from '@/lib/content/site-page';
import { HYDRATION_PROPERTY } from '@/lib/html/site-element';
import { encodeKey } from '@/lib/route/route';
import { FONT_PLACE } from './exported-page';
import { firstPictures } from './first-pictures';
import { findElement, type Page, setAttribute } from './html-tree';
import type { Entry } from './next/entry';
import { EARLY_SCRIPT_ID } from './next/next-parts';

/** Returns the data with which the entry hydrates: without the positions that it does not hold. */
export function hydrationData({ pages: _pages, home: _home, now: _now, ...data }: ExportData): SiteData {
  const { inPage, snapshot } = data;
  if (!inPage) return data;
  const kept = new Set(inPage.map((key) => `${POSITIONS_LIST}/${key}`));
  const keep = <T extends object>(values: T): T =>
    Object.fromEntries(
      Object.entries(values).filter(([path]) => !path.startsWith(`${POSITIONS_LIST}/`) || kept.has(path)),
    ) as T;
  return {
    ...data,
    snapshot: { records: keep(snapshot.records), fingerprints: keep(snapshot.fingerprints) },
  };
}

/**
 * Writes the script with the data of the site and the statement that runs the entry.
 * @param dir Folder of the export.
 * @returns A function that gives the addresses of the scripts to the inline script of the entry, which starts
 *   them later (lib/browser/early).
 */
export async function ownClient(dir: string, entry: Entry, data: ExportData): Promise<(page: Page) => void> {
  const hydrated = hydrationData(data);
  const script = `self.${HYDRATION_PROPERTY}=${JSON.stringify(hydrated)};\n${entry.start}\n`;
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 12);
  const address = `/_next/static/chunks/page-data-${hash}.js`;
  await writeFile(join(dir, address), script);
  return (page) => {
    const early = findElement(page, 'script', EARLY_SCRIPT_ID);
    if (!early) throw new Error(`the page has no <script id="${EARLY_SCRIPT_ID}">, which starts its scripts`);
    const attributes = {
      'data-sources': [address, ...entry.scripts].join(' '),
      'data-pictures': firstPictures(page),
      'data-font': FONT_PLACE,
      ...(hydrated.inPage && { 'data-in-page': hydrated.inPage.map(encodeKey).join(' ') }),
    };
    for (const [name, value] of Object.entries(attributes)) setAttribute(early, name, value);
  };
}
