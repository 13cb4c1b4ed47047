import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportData } from '@/lib/content/site-page';
import { placeImmutable } from '@/lib/pipeline/pictures/place-file';
import { errorCode } from '@/lib/pipeline/release/error-code';
import { buildPolicy, type CspOptions, policyText } from './csp';
import { type ExportedPage, FONT_PLACE, HEAD_PLACE, pageReader } from './exported-page';
import { type FaceTexts, joinTexts } from './fonts/face-texts';
import { cutFonts } from './fonts/page-fonts';
import type { InlineCode } from './inline-code';
import type { Entry } from './next/entry';
import { ownClient } from './own-client';
import { entryStyles, type PageStyles, plainStyles } from './page-styles';
import { isOneOfMany } from './precompress';
import { type Sheets, splitStyle } from './sheets';

/** Options of `finishPages`. */
export interface PagesRequest {
  /** Folder of the export. */
  readonly dir: string;
  /** Folder of the last release, if there is one: its equal files are used again. */
  readonly before: string | undefined;
  /** The scripts that start the entry. */
  readonly entry: Entry;
  /** The data that the pages were made from. */
  readonly data: ExportData;
  /** What the scripts of the entry may do. */
  readonly csp: CspOptions;
}

/** File of the entry in the export. */
export const ENTRY_FILE = 'index.html';

/** Plain pages connect to no server, and their script needs no policy of Trusted Types. */
const PLAIN_CSP: CspOptions = { trustedTypes: [] };

/** Makes what gives each page its styles. Pages of positions share a file. */
async function stylesOf(
  dir: string,
  pages: readonly ExportedPage[],
): Promise<(page: ExportedPage) => Promise<PageStyles>> {
  const sheets = new Map<string, Sheets>();
  for (const { style } of pages) if (!sheets.has(style)) sheets.set(style, await splitStyle(dir, style));
  const textsOf = (some: readonly ExportedPage[]): FaceTexts => joinTexts(some.map(({ texts }) => texts));
  const all = textsOf(pages);
  const fontsOf = await cutFonts(dir, all);
  const many = pages.filter(({ path }) => isOneOfMany(path));
  let shared: Promise<PageStyles> | undefined;
  return async ({ path, style }) => {
    const split = sheets.get(style) ?? (await splitStyle(dir, style));
    // Live content may show the texts of any page.
    if (path === ENTRY_FILE) return entryStyles(split, await fontsOf(all));
    const plain = async (own: readonly ExportedPage[], sharedIn?: string): Promise<PageStyles> =>
      plainStyles(own, split, await fontsOf(textsOf(own)), sharedIn);
    if (!isOneOfMany(path)) return plain(pages.filter((page) => page.path === path));
    shared ??= plain(many, dir);
    return shared;
  };
}

/** Writes the HTML of a page with its styles and its policy. */
function write({ html, scripts }: ExportedPage, styles: PageStyles, csp: CspOptions): string {
  const policy = policyText(buildPolicy({ scripts, styles: styles.inline }, csp), 'meta');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html
    .replace(HEAD_PLACE, () => meta + styles.head)
    .replace(` data-font="${FONT_PLACE}"`, styles.font === undefined ? '' : ` data-font="${styles.font}"`)
    .replace('</head>', () => `${styles.headEnd}</head>`)
    .replace(/<\/body><\/html>$/, () => `${styles.bodyEnd}</body></html>`);
}

/** Places a page in the export. When the last release has the same one, its file is linked: caches stay valid. */
async function place({ dir, before }: PagesRequest, path: string, html: string): Promise<void> {
  const file = join(dir, path);
  if (before !== undefined && isSame(join(before, path), html)) {
    rmSync(file);
    await placeImmutable(join(before, path), file);
  } else writeFileSync(file, html);
}

function isSame(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8') === text;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Finishes exported pages: takes out what only Next needs, puts in the styles that each uses, fonts, and its
 * Content Security Policy; the entry gets its own client.
 * @param paths The pages, by their paths in the export.
 * @returns The inline code of all pages.
 * @throws {Error} that names the page at fault.
 */
export async function finishPages(request: PagesRequest, paths: readonly string[]): Promise<InlineCode> {
  const { dir, entry, data, csp } = request;
  const read = pageReader(dir, entry.sheets);
  const startEntry = await ownClient(dir, entry, data);
  const pages = paths.map((path) => read(path, path === ENTRY_FILE ? startEntry : undefined));
  const styleOf = await stylesOf(dir, pages);
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const page of pages) {
    const style = await styleOf(page);
    page.scripts.forEach((text) => scripts.add(text));
    style.inline.forEach((text) => styles.add(text));
    await place(request, page.path, write(page, style, page.path === ENTRY_FILE ? csp : PLAIN_CSP));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
