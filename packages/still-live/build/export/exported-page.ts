import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { type FontTexts, fontTexts } from 'still-live/build/export/fonts/site-fonts';
import { removeNextParts, takeSheets } from 'still-live/build/export/next/next-parts';
import { propertiesIn } from './used-styles';

/** A page as Next exported it, without what only Next needs. It holds only text, because there may be thousands. */
export interface ExportedPage {
  readonly path: string;
  readonly html: string;
  readonly style: string;
  readonly names: ReadonlySet<string>;
  readonly scripts: readonly string[];
  readonly texts: FontTexts;
}

/** Begins the head, because the encoding must be in the first 1024 bytes. */
export const CHARSET = '<meta charset="utf-8">';

// Makes the addresses in a style sheet, which are relative to its file, hold in any page.
function readSheet(dir: string, address: string): string {
  const style = readFileSync(join(dir, address), 'utf8');
  return style.replace(/url\((?![/"']|data:)([^)]+)\)/g, (_url, path: string) => {
    return `url(${new URL(path, `https://site.invalid${address}`).pathname})`;
  });
}

function namesIn($: CheerioAPI): ReadonlySet<string> {
  const names = new Set<string>();
  for (const element of $('*').toArray()) {
    if (!('tagName' in element)) continue;
    const classes = element.attribs['class']?.split(/\s+/) ?? [];
    const properties = propertiesIn(Object.values(element.attribs).join(' '));
    for (const name of [element.tagName, ...classes, ...properties]) names.add(name);
  }
  return names;
}

/** Parses a page as a browser without scripts does, so that the content of a `<noscript>` is elements. */
export function parsePage(html: string): CheerioAPI {
  return load(html, { scriptingEnabled: false });
}

// No page that was parsed holds it, so it stands for `<` until the page is written.
const LESS_THAN = '\0';

/**
 * Writes every `<` of a text as a reference. Cheerio leaves it as it is in attributes and in a `<noscript>`. In a
 * `<noscript>`, which browsers with scripts read as text, it could end the element; in both, it could look like a tag to
 * the code that completes the page.
 */
function writtenHtml($: CheerioAPI): string {
  for (const element of $('*').toArray()) {
    if (!('attribs' in element)) continue;
    for (const [name, value] of Object.entries(element.attribs))
      element.attribs[name] = value.replaceAll('<', LESS_THAN);
  }
  for (const node of $('noscript').contents().toArray())
    if ('data' in node) node.data = node.data.replaceAll('<', LESS_THAN);
  return $.html().replaceAll(LESS_THAN, '&lt;');
}

/**
 * @param siteSheets The style sheets of the site's own scripts, which every page may use.
 * @param change What else is changed in the page.
 */
export function readPage(
  dir: string,
  path: string,
  siteSheets: readonly string[],
  change: (page: CheerioAPI) => void,
): ExportedPage {
  const $ = parsePage(readFileSync(join(dir, path), 'utf8'));
  const style = [...takeSheets($), ...siteSheets].map((address) => readSheet(dir, address)).join('');
  removeNextParts($);
  change($);
  $('meta[charset]').remove();
  $('head').prepend(CHARSET);
  const scripts = $('script:not([type="application/ld+json"])').toArray();
  return {
    path,
    style,
    names: namesIn($),
    scripts: scripts.map((script) => $(script).text()),
    texts: fontTexts($, style),
    // Last, because it changes the page.
    html: writtenHtml($),
  };
}
