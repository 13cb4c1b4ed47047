import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportData } from '@/lib/content/site-data';
import { placeImmutable, readIfThere } from '@/lib/pipeline/files';
import { type CspOptions, type InlineCode, policyText } from './csp';
import { CHARSET, type ExportedPage, pageReader } from './exported-page';
import { type FaceTexts, joinTexts } from './fonts/face-texts';
import { cutFonts } from './fonts/page-fonts';
import type { Entry } from './next/entry';
import { ownClient } from './own-client';
import { entryStyles, type PageStyles, plainStyles } from './page-styles';
import { type Sheets, splitStyle } from './sheets';

export interface PagesRequest {
  readonly dir: string;
  /** Folder of the last release, if there is one: its equal files are used again. */
  readonly before: string | undefined;
  readonly entry: Entry;
  readonly data: ExportData;
  readonly csp: CspOptions;
}

export const ENTRY_FILE = 'index.html';

/** Plain pages connect to no server, show no frame, and their script needs no policy of Trusted Types. */
const PLAIN_CSP: CspOptions = { frames: false, trustedTypes: [] };

/** Pages of positions are alike, and there may be hundreds: they share one style, and so one hash in the policy. */
function groupOf({ path }: ExportedPage): string {
  return /^lavora_con_noi\/[^/]+\//.test(path) ? 'positions' : path;
}

async function stylesOf(
  dir: string,
  pages: readonly ExportedPage[],
): Promise<(page: ExportedPage) => Promise<PageStyles>> {
  const textsOf = (some: readonly ExportedPage[]): FaceTexts => joinTexts(some.map(({ texts }) => texts));
  const fontsOf = await cutFonts(dir, textsOf(pages));
  const sheets = new Map<string, Sheets>();
  const made = new Map<string, PageStyles>();
  return async (page) => {
    const group = groupOf(page);
    const known = made.get(group);
    if (known) return known;
    const split = sheets.get(page.style) ?? (await splitStyle(dir, page.style));
    sheets.set(page.style, split);
    const alike = pages.filter((other) => groupOf(other) === group);
    const styles =
      page.path === ENTRY_FILE
        ? // Live content may show the texts of any page.
          entryStyles(split, await fontsOf(textsOf(pages)))
        : plainStyles(
            new Set(alike.flatMap(({ names }) => [...names])),
            split,
            await fontsOf(textsOf(alike)),
          );
    made.set(group, styles);
    return styles;
  };
}

function write({ html, scripts }: ExportedPage, styles: PageStyles, csp: CspOptions): string {
  const policy = policyText({ scripts, styles: [styles.inline] }, csp, 'meta');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html
    .replace(CHARSET, (charset) => charset + meta + styles.head)
    .replace('<script id="early"', (start) => `${start} data-font="${styles.font ?? ''}"`)
    .replace('</head>', (end) => styles.headEnd + end)
    .replace(/<\/body><\/html>$/, (end) => styles.bodyEnd + end);
}

/** When the last release has the same page, its file is linked: caches stay valid. */
async function place({ dir, before = '' }: PagesRequest, path: string, html: string): Promise<void> {
  const [file, old] = [join(dir, path), join(before, path)];
  if (before !== '' && readIfThere(old)?.toString() === html) {
    rmSync(file);
    await placeImmutable(old, file);
  } else writeFileSync(file, html);
}

/**
 * Takes out what only Next needs; puts in styles, fonts and policy; the entry gets its own client.
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
    styles.add(style.inline);
    await place(request, page.path, write(page, style, page.path === ENTRY_FILE ? csp : PLAIN_CSP));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
