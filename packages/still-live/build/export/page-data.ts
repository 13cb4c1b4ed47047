import type { CheerioAPI } from 'cheerio';
import { screenOfEntry } from 'still-live/content/schema/records';
import type { ExportData, SiteData } from 'still-live/content/site-data';
import { HYDRATION_PROPERTY } from 'still-live/route/page-state';
import { writeHashed } from 'still-live/build/files';
import type { ExportedAppShell } from './next/app-shell';
import { EARLY_SCRIPT } from 'still-live/build/export/next/next-parts';

/** The app shell hydrates without the entries that it does not hold. */
export function hydrationData({ pages: _pages, home: _home, now: _now, ...data }: ExportData): SiteData {
  const { inPage, snapshot } = data;
  if (!inPage) return data;
  const isKept = (path: string): boolean => {
    const screen = screenOfEntry(path);
    const keys = screen && inPage[screen];
    return keys === undefined || keys.includes(path.slice(path.lastIndexOf('/') + 1));
  };
  const keep = <T extends object>(values: T): T =>
    Object.fromEntries(Object.entries(values).filter(([path]) => isKept(path))) as T;
  return {
    ...data,
    snapshot: { ...snapshot, records: keep(snapshot.records), fingerprints: keep(snapshot.fingerprints) },
  };
}

/**
 * Lists the first picture of each screen and panel, one per line (`id|srcset|sizes`, AVIF), for inline/first-paint.ts.
 * A screen with panels has its pictures in them.
 */
export function firstPictures($: CheerioAPI): string {
  const lines = $('[data-route]:not(:has([data-route]))')
    .toArray()
    .flatMap((route) => {
      const source = $(route).find('picture').first().find('source').first();
      if (source.attr('type') !== 'image/avif') return [];
      return [[$(route).attr('id'), source.attr('srcset'), source.attr('sizes')].join('|')];
    });
  return lines.join('\n');
}

/** Requests the first picture of a static page as soon as the parser reaches it. */
export function requestFirstPicture($: CheerioAPI): void {
  $('main picture img').first().removeAttr('loading').attr('fetchpriority', 'high');
}

export async function writePageData(
  dir: string,
  appShell: ExportedAppShell,
  data: ExportData,
): Promise<(page: CheerioAPI) => void> {
  const hydrated = hydrationData(data);
  const script = `self.${HYDRATION_PROPERTY}=${JSON.stringify(hydrated)};\n${appShell.start}\n`;
  const address = await writeHashed(dir, 'chunks', 'page-data', '.js', script);
  return ($) => {
    const early = $(EARLY_SCRIPT);
    if (early.length === 0) throw new Error(`the page has no ${EARLY_SCRIPT}, which starts its scripts`);
    early.attr({
      'data-sources': [address, ...appShell.scripts].join(' '),
      'data-pictures': firstPictures($),
    });
  };
}
