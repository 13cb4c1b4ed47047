import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HYDRATION_PROPERTY } from '@/lib/html/site-element';
import type { SiteData } from '@/lib/content/site-data';
import { setEntryPicture } from '@/lib/pipeline/pages/entry-picture';
import { type PagesRequest, writePages } from '@/lib/pipeline/pages/write-pages';
import type { PagePlan } from '@/lib/pipeline/pages/page-plan';
import type { Entry } from './next/entry';
import { EARLY_SCRIPT_ID } from './next/next-scripts';
import type { CspOptions } from './csp';
import { findElement, type Page, setAttribute, setChildren, textOf } from './html-tree';
import { firstPictures } from './first-pictures';
import type { InlineCode } from './inline-code';
import { holdPositions } from './held-positions';

/** What the page of the site is finished with. */
export interface SitePageRequest {
  /** Folder of the export. */
  readonly dir: string;
  readonly csp: CspOptions;
  readonly entry: Entry;
  /** Everything the page was made from. */
  readonly data: SiteData;
  /** What the pages beside it are made with. */
  readonly pages: PagesRequest;
}

/** The real path of each screen, for whoever shares it from the page. */
function pathsOf({ pages }: PagePlan): Readonly<Record<string, string>> {
  return Object.fromEntries(pages.map(({ route, path }) => [route, path]));
}

/** Writes the script that starts the site: its data, then the bundler's order to run the entry. Returns its address. */
async function writeDataFile(dir: string, { start }: Entry, data: SiteData): Promise<string> {
  const script = `self.${HYDRATION_PROPERTY}=${JSON.stringify(data)};\n${start}\n`;
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 12);
  const address = `/_next/static/chunks/page-data-${hash}.js`;
  await writeFile(join(dir, address), script);
  return address;
}

/**
 * Finishes the page of the site: its styles stand in it, every screen gets a page of its own, positions beyond the first 20 are there
 * alone, and nothing competes with the first paint. Addresses of scripts go to the inline script, which starts them when their time has come (lib/browser/early).
 * @param page - the page as Next exported it, without Next's scripts; it is changed
 * @param request - what it is finished with
 * @returns the inline code of the pages beside it
 */
export async function finishSitePage(page: Page, request: SitePageRequest): Promise<InlineCode> {
  const { dir, entry } = request;
  const [early, style] = [findElement(page, 'script', EARLY_SCRIPT_ID), findElement(page, 'style')];
  if (!early) throw new Error(`the page has no <script id="${EARLY_SCRIPT_ID}">, which starts its scripts`);
  if (!style) throw new Error('the page has no <style>: is `inlineCss` set in next.config.mjs?');
  setChildren(style, [textOf(style) + entry.style]);
  const pages = await writePages(page, dir, request.data, request.pages);
  if (pages.picture) setEntryPicture(page, pages.picture);
  const data = { ...holdPositions(page, request.data), paths: pathsOf(pages.plan) };
  const sources = [await writeDataFile(dir, entry, data), ...entry.scripts];
  const attributes = {
    'data-sources': sources.join(' '),
    'data-pictures': firstPictures(page),
    ...(data.inPage && { 'data-in-page': data.inPage.map(encodeURIComponent).join(' ') }),
  };
  for (const [name, value] of Object.entries(attributes)) setAttribute(early, name, value);
  return pages.code;
}
