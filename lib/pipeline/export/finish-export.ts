import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_ELEMENT_ID } from '@/lib/html/site-element';
import type { HeaderRule } from '@/lib/pipeline/serve/hosting-config';
import { RELEASE_HEADERS } from '@/lib/pipeline/serve/static-server';
import { removeNextScripts } from './next/next-scripts';
import { buildPolicy, policyText, setPolicy } from './csp';
import { findElement, parsePage, writePage } from './html-tree';
import { type InlineCode, inlineCode } from './inline-code';
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

/** Changes one exported page and gives it its policy. Takes its path in the export; returns its inline code, and that of pages made of it. */
async function finishPage(request: FinishRequest, path: string): Promise<readonly InlineCode[]> {
  const file = join(request.dir, path);
  const page = parsePage(await readFile(file, 'utf8'));
  try {
    removeNextScripts(page);
    const isSite = findElement(page, 'div', SITE_ELEMENT_ID) !== undefined;
    const further = isSite ? [await finishSitePage(page, request)] : [];
    const code = inlineCode(page);
    setPolicy(page, buildPolicy(code, request.csp));
    await writeFile(file, writePage(page));
    return [code, ...further];
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function finishPages(request: FinishRequest): Promise<HeaderRule[]> {
  const pages = (await walkFiles(request.dir)).filter((name) => name.endsWith('.html'));
  const others = pages.filter((path) => path !== SITE_PAGE);
  const codes = (await Promise.all(others.map((path) => finishPage(request, path)))).flat();
  // Last: the pages beside it take the place of others (`404.html`).
  if (others.length < pages.length) codes.push(...(await finishPage(request, SITE_PAGE)));
  const scripts = [...new Set(codes.flatMap((code) => code.scripts))];
  const styles = [...new Set(codes.flatMap((code) => code.styles))];
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
