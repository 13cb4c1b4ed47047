import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_ELEMENT_ID } from '@/lib/html/site-element';
import type { HeaderRule } from '@/lib/pipeline/serve/hosting-config';
import { RELEASE_HEADERS } from '@/lib/pipeline/serve/static-server';
import { removeNextScripts } from './next/next-scripts';
import { buildPolicy, policyText, setPolicy } from './csp';
import { cutFonts, type PutFonts } from './fonts/page-fonts';
import { findElement, type Page, parsePage, writePage } from './html-tree';
import { type InlineCode, inlineCode } from './inline-code';
import { movePrintRules } from './print-sheet';
import { precompress, type Precompressed } from './precompress';
import { finishSitePage, type SitePageRequest } from './site-page';
import { walkFiles } from './walk-files';

/** What `finishExport` takes. */
export type FinishRequest = SitePageRequest;

/** What finishing came to: the header rules only this build could know, and the compression. */
interface Finished {
  readonly headers: readonly HeaderRule[];
  readonly compressed: Precompressed;
}

const SITE_PAGE = 'index.html';

/** Paths that answer with a page: the start page, pages by name, and paths without an ending (rewrites, folders, unknown ones). */
const PAGE_SOURCES = ['/', '**/*.html', '**/!(*.*)'];

/** An exported page and its path in the export. */
interface ExportedPage {
  readonly path: string;
  readonly page: Page;
}

async function readPage(dir: string, path: string): Promise<ExportedPage> {
  const page = parsePage(await readFile(join(dir, path), 'utf8'));
  removeNextScripts(page);
  return { path, page };
}

/** Changes one exported page and gives it its fonts and its policy. Returns its inline code, and that of pages made of it. */
async function finishPage(
  request: FinishRequest,
  putFonts: PutFonts,
  { path, page }: ExportedPage,
): Promise<readonly InlineCode[]> {
  try {
    putFonts(page);
    const isSite = findElement(page, 'div', SITE_ELEMENT_ID) !== undefined;
    const further = isSite ? [await finishSitePage(page, request)] : [];
    // After the plain pages were made of it: each of those has its own rules for paper in itself.
    if (isSite) await movePrintRules(page, request.dir);
    const code = inlineCode(page);
    setPolicy(page, buildPolicy(code, request.csp));
    await writeFile(join(request.dir, path), writePage(page));
    return [code, ...further];
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function finishPages(request: FinishRequest): Promise<HeaderRule[]> {
  const { dir, entry } = request;
  const paths = (await walkFiles(dir)).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(paths.map((path) => readPage(dir, path)));
  const putFonts = await cutFonts({ dir, pages: pages.map(({ page }) => page), style: entry.style });
  const finish = (page: ExportedPage): Promise<readonly InlineCode[]> => finishPage(request, putFonts, page);
  const codes = await Promise.all(pages.filter(({ path }) => path !== SITE_PAGE).map(finish));
  // Last: the pages beside it take the place of others (`404.html`).
  codes.push(...(await Promise.all(pages.filter(({ path }) => path === SITE_PAGE).map(finish))));
  const scripts = [...new Set(codes.flat().flatMap((code) => code.scripts))];
  const styles = [...new Set(codes.flat().flatMap((code) => code.styles))];
  // The header covers all pages; each page's own <meta> narrows it to that page's code.
  const value = policyText(buildPolicy({ scripts, styles }, request.csp), 'header');
  return PAGE_SOURCES.map((source) => ({ source, headers: [{ key: 'Content-Security-Policy', value }] }));
}

/**
 * Makes an export ready to be released: changes its pages, gives them their Content Security Policy, notes the same as header rules in
 * `.headers.json` (for the static server) and compresses all text. Rejects with an `Error` that names the page at fault.
 */
export async function finishExport(request: FinishRequest): Promise<Finished> {
  const headers = await finishPages(request);
  await writeFile(join(request.dir, RELEASE_HEADERS), JSON.stringify(headers));
  return { headers, compressed: await precompress(request.dir) };
}
