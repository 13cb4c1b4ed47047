import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_ELEMENT_ID } from '@/lib/html/site-element';
import type { HeaderRule } from '@/lib/pipeline/serve/hosting-config';
import { RELEASE_HEADERS } from '@/lib/pipeline/serve/static-server';
import { removeNextScripts } from './next/next-scripts';
import { buildPolicy, policyText, setPolicy } from './csp';
import { cutFonts, type PutFonts } from './fonts/page-fonts';
import { leaveFontRequest } from './font-request';
import { findElement, type Page, parsePage, writePage } from './html-tree';
import { type InlineCode, inlineCode } from './inline-code';
import { moveLateRules } from './late-sheet';
import { movePrintRules } from './print-sheet';
import { filesOfNext, precompress, precompressFiles } from './precompress';
import { finishSitePage, type SitePageRequest } from './site-page';
import { walkFiles } from './walk-files';

/** Options of `finishExport`. */
export interface FinishRequest extends SitePageRequest {
  /** Folder of the last release, if there is one: its compressed files are used again. */
  readonly before: string | undefined;
  /** Checks the finished pages, while they are compressed. */
  readonly check: () => Promise<void>;
  /** Compresses nothing, for a first release on this machine that is to stand at once. */
  readonly uncompressed?: boolean;
}

const SITE_PAGE = 'index.html';

/**
 * Paths that return a page: the start page, HTML files, and paths without an ending (rewrites, folders,
 * unknown).
 */
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

/** Finishes one exported page. Returns its inline code and that of the pages made from it. */
async function finishPage(
  request: FinishRequest,
  putFonts: PutFonts,
  { path, page }: ExportedPage,
): Promise<readonly InlineCode[]> {
  try {
    putFonts(page);
    const isSite = findElement(page, 'div', SITE_ELEMENT_ID) !== undefined;
    const further = isSite ? [await finishSitePage(page, request)] : [];
    // After the plain pages were made from it: each of them contains all of its own rules, and no early script.
    if (isSite) {
      leaveFontRequest(page);
      await movePrintRules(page, request.dir);
      await moveLateRules(page, request.dir);
    }
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
  const paths = walkFiles(dir).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(paths.map((path) => readPage(dir, path)));
  const putFonts = await cutFonts({ dir, pages: pages.map(({ page }) => page), style: entry.style });
  const finish = (page: ExportedPage): Promise<readonly InlineCode[]> => finishPage(request, putFonts, page);
  const codes = await Promise.all(pages.filter(({ path }) => path !== SITE_PAGE).map(finish));
  // Last, because its plain pages replace others (`404.html`).
  codes.push(...(await Promise.all(pages.filter(({ path }) => path === SITE_PAGE).map(finish))));
  const scripts = [...new Set(codes.flat().flatMap((code) => code.scripts))];
  const styles = [...new Set(codes.flat().flatMap((code) => code.styles))];
  // The header allows the code of all pages; the <meta> of each page allows only its own.
  const value = policyText(buildPolicy({ scripts, styles }, request.csp), 'header');
  return PAGE_SOURCES.map((source) => ({ source, headers: [{ key: 'Content-Security-Policy', value }] }));
}

/**
 * Makes an export ready for release: finishes its pages, sets their Content Security Policy, writes header
 * rules with it to `.headers.json` (for the static server), and compresses all text.
 * @throws {Error} that names the page at fault, or the error of the check.
 */
export async function finishExport(request: FinishRequest): Promise<void> {
  const { dir, before, uncompressed = false } = request;
  const ready = uncompressed ? [] : filesOfNext(dir);
  const [headers] = await Promise.all([finishPages(request), precompressFiles({ dir, before }, ready)]);
  await writeFile(join(dir, RELEASE_HEADERS), JSON.stringify(headers));
  const precompressed = uncompressed ? undefined : precompress({ dir, before });
  // Both to their end: a check that fails must not leave a compression that still writes.
  for (const end of await Promise.allSettled([request.check(), precompressed])) {
    if (end.status === 'rejected') throw end.reason;
  }
}
