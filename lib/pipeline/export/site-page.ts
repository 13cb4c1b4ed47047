import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeKey } from '@/lib/route/route';
import { HYDRATION_PROPERTY } from '@/lib/html/site-element';
import type { SiteData } from '@/lib/content/site-data';
import { setEntryPicture } from '@/lib/pipeline/pages/entry-picture';
import { type PagesRequest, writePages } from '@/lib/pipeline/pages/write-pages';
import type { PagePlan } from '@/lib/pipeline/pages/page-plan';
import { screensOf } from '@/lib/pipeline/pages/screen-of-page';
import type { Entry } from './next/entry';
import { EARLY_SCRIPT_ID } from './next/next-scripts';
import type { CspOptions } from './csp';
import { findElement, type Page, setAttribute, setChildren, textOf } from './html-tree';
import { firstPictures } from './first-pictures';
import type { InlineCode } from './inline-code';
import { holdPositions } from './held-positions';

/** Options of `finishSitePage`. */
export interface SitePageRequest {
  /** Folder of the export. */
  readonly dir: string;
  readonly csp: CspOptions;
  readonly entry: Entry;
  /** The data that the page was made from. */
  readonly data: SiteData;
  /** Options of the plain pages. */
  readonly pages: PagesRequest;
}

/** Returns the real path of each screen, by route, for sharing. */
function pathsOf({ pages }: PagePlan): Readonly<Record<string, string>> {
  return Object.fromEntries(pages.map(({ route, path }) => [route, path]));
}

/** Writes the script with the data of the site and the statement that runs the entry. Returns its address. */
async function writeDataFile(dir: string, { start }: Entry, data: SiteData): Promise<string> {
  const script = `self.${HYDRATION_PROPERTY}=${JSON.stringify(data)};\n${start}\n`;
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 12);
  const address = `/_next/static/chunks/page-data-${hash}.js`;
  await writeFile(join(dir, address), script);
  return address;
}

/**
 * Finishes the page of the site: puts its styles into it, removes positions beyond the first 20, writes a
 * plain page for every screen, and gives the addresses of the scripts to the inline script, which starts
 * them later (lib/browser/early).
 * @param page The page as Next exported it, without Next's scripts; it is changed.
 * @returns The inline code of the plain pages.
 */
export async function finishSitePage(page: Page, request: SitePageRequest): Promise<InlineCode> {
  const { dir, entry } = request;
  const [early, style] = [findElement(page, 'script', EARLY_SCRIPT_ID), findElement(page, 'style')];
  if (!early) throw new Error(`the page has no <script id="${EARLY_SCRIPT_ID}">, which starts its scripts`);
  if (!style) throw new Error('the page has no <style>: is `inlineCss` set in next.config.mjs?');
  setChildren(style, [textOf(style) + entry.style]);
  const screens = screensOf(page);
  const held = holdPositions(page, request.data);
  const pages = await writePages(page, screens, dir, request.data, request.pages);
  if (pages.picture) setEntryPicture(page, pages.picture);
  const data = { ...held, paths: pathsOf(request.pages.plan) };
  const sources = [await writeDataFile(dir, entry, data), ...entry.scripts];
  const attributes = {
    'data-sources': sources.join(' '),
    'data-pictures': firstPictures(page),
    ...(data.inPage && { 'data-in-page': data.inPage.map(encodeKey).join(' ') }),
  };
  for (const [name, value] of Object.entries(attributes)) setAttribute(early, name, value);
  return pages.code;
}
