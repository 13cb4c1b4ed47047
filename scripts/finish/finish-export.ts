import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeaderRule } from '@/scripts/serve/hosting-config';
import { RELEASE_HEADERS } from '@/scripts/serve/static-server';
import { buildPolicy, injectPolicy, policyText, type CspOptions } from './csp';
import { inlineCode } from './inline-code';
import { precompress, type Precompressed } from './precompress';
import { walkFiles } from './walk-files';

/** What `finishExport` takes. */
export interface FinishRequest {
  /** The folder `next build` wrote. */
  readonly dir: string;
  readonly csp: CspOptions;
  /** Changes a page before its code is hashed (Next's script tags, critical CSS). Takes the HTML and its path in the export. */
  readonly transformHtml?: (html: string, path: string) => string | Promise<string>;
}

/** What finishing came to: the header rules only this build could know, and the compression. */
export interface Finished {
  readonly headers: readonly HeaderRule[];
  readonly compressed: Precompressed;
}

/** Paths that answer with a page: the start page, pages by name, and paths without an ending (rewrites, folders, unknown ones). */
const PAGE_SOURCES = ['/', '**/*.html', '**/!(*.*)'];

async function finishPages({ dir, csp, transformHtml }: FinishRequest): Promise<HeaderRule[]> {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const path of (await walkFiles(dir)).filter((name) => name.endsWith('.html'))) {
    const file = join(dir, path);
    const exported = await readFile(file, 'utf8');
    const html = transformHtml ? await transformHtml(exported, path) : exported;
    try {
      const code = inlineCode(html);
      await writeFile(file, injectPolicy(html, buildPolicy(code, csp)));
      scripts.push(...code.scripts);
      styles.push(...code.styles);
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  // The header covers all pages; each page's own <meta> narrows it to that page's code.
  const value = policyText(buildPolicy({ scripts, styles }, csp), 'header');
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
