import type { CheerioAPI } from 'cheerio';
import { OperatorError } from 'still-live/settings/operator-error';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { walkFiles } from 'still-live/build/files';

/** The error when the output of Next does not have the form that the export relies on. */
export function seamError(where: string, what: string): OperatorError {
  return new OperatorError(where, what, 'see packages/still-live/build/export/next/README.md');
}

export const EARLY_SCRIPT = 'script#early';

/** The styles stand before it. */
export const HEADING_FONT = '<script id="heading-font"';

// The only scripts that stay: the inline scripts of the app shell and of static pages, and data for search engines.
const OWN_SCRIPTS = `${EARLY_SCRIPT},script#static-page,script#heading-font,script[type="speculationrules"],script[type="application/ld+json"]`;

// What only Next's own client needs: scripts (also the payload of its router, and polyfills for browsers without
// modules, which get the page without scripts); preloads of scripts and sheets; a preconnect, added where Next finds no
// font of its own; the mark of its fonts. X reads from Open Graph what the other `twitter:` values repeat.
const PARTS = [
  `script:not(${OWN_SCRIPTS})`,
  'link[as="script"],link[as="style"],link[rel="preconnect"]',
  'meta[name="next-size-adjust"],meta[name^="twitter:"]:not([name="twitter:card"])',
].join();

// Its number in the DOM standard.
const COMMENT = 8;

/** Takes out what only Next's own client needs, also its places outside the site: React hydrates the site alone. */
export function removeNextParts($: CheerioAPI): void {
  $(PARTS).remove();
  $('body, body > div[hidden]')
    .contents()
    .filter((_index, { nodeType }) => nodeType === COMMENT)
    .remove();
  $('body > div[hidden]:empty').remove();
}

export function takeSheets($: CheerioAPI): readonly string[] {
  const links = $('link[data-precedence="next"]').remove();
  return links.toArray().flatMap((link) => $(link).attr('href') ?? []);
}

const ROUTER_FILE = /^(?:__next\..*|index)\.txt$/;
// Folders with the page for unknown addresses, which is also `404.html`.
const COPIES = ['404', '_not-found'];

/** Removes what Next's router would fetch: the whole content once more, and no page has this router. */
export async function dropRouterFiles(dir: string): Promise<void> {
  await Promise.all(COPIES.map((name) => rm(join(dir, name), { recursive: true, force: true })));
  const names = walkFiles(dir).filter((name) => ROUTER_FILE.test(basename(name)));
  await Promise.all(names.map((name) => rm(join(dir, name))));
}

// Tells V8 to compile all functions of a file off the main thread while it is loaded (Explicit Compile Hints, Chrome
// 136). Without it, the bundler's wrapper of each module is compiled on the main thread when it is first called: on a
// slow phone these were the longest tasks of a visit. For other browsers it is a comment.
const HINT = '//# allFunctionsCalledOnLoad\n';

// Smaller scripts compile quickly everywhere.
const MIN_BYTES = 16 * 1024;

export async function addCompileHints(dir: string): Promise<void> {
  const chunks = join(dir, '_next', 'static', 'chunks');
  for (const name of walkFiles(chunks)) {
    if (!name.endsWith('.js')) continue;
    const file = join(chunks, name);
    const script = await readFile(file, 'utf8');
    if (Buffer.byteLength(script) < MIN_BYTES || script.startsWith(HINT)) continue;
    await writeFile(file, HINT + script);
  }
}
