import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrent } from '@/lib/snapshot/media/map-concurrent';
import type { HeaderRule } from '@/scripts/serve/hosting-config';
import { RELEASE_HEADERS } from '@/scripts/serve/static-server';
import { buildPolicy, injectPolicy, policyText, type CspOptions } from './csp';
import { type InlineCode, inlineCode } from './inline-code';
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

/** Pages at a time: most of it is waiting for the disk. */
const CONCURRENCY = 8;

/** Paths that answer with a page: the start page, pages by name, and paths without an ending (rewrites, folders, unknown ones). */
const PAGE_SOURCES = ['/', '**/*.html', '**/!(*.*)'];

/** Changes one page, when there is something to change, and gives it its policy. Takes its path; gives its inline code. */
async function finishPage({ dir, csp, transformHtml }: FinishRequest, path: string): Promise<InlineCode> {
  const file = join(dir, path);
  const exported = await readFile(file, 'utf8');
  const html = transformHtml ? await transformHtml(exported, path) : exported;
  try {
    const code = inlineCode(html);
    await writeFile(file, injectPolicy(html, buildPolicy(code, csp)));
    return code;
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function finishPages(request: FinishRequest): Promise<HeaderRule[]> {
  const isPage = (name: string): boolean => name.endsWith('.html');
  // Changing a page may write further ones, of positions, which are as they should be but for the policy.
  const exported = (await walkFiles(request.dir)).filter(isPage);
  const codes = await mapConcurrent(exported, CONCURRENCY, (path) => finishPage(request, path));
  const written = (await walkFiles(request.dir)).filter((name) => isPage(name) && !exported.includes(name));
  const { dir, csp } = request;
  codes.push(...(await mapConcurrent(written, CONCURRENCY, (path) => finishPage({ dir, csp }, path))));
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
