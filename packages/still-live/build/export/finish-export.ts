import { screens, entryScreens } from 'still-live/route/route';
import { rmSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExportData } from 'still-live/content/site-data';
import { declared } from 'still-live/declaration';
import { type HeaderRule, RELEASE_HEADERS } from 'still-live/build/serve/hosting-config';
import { writeIcons } from 'still-live/build/brand/icons';
import type { CheckedBrand } from 'still-live/build/brand/read-brand';
import type { BuildOptions } from 'still-live/build/build-options';
import type { PagePlan } from 'still-live/build/pages/page-plan';
import { writeAddresses, writeSecurityText } from 'still-live/build/pages/write-addresses';
import { pictureOverlay } from 'still-live/build/pictures/pictures';
import { readAppShell } from './next/app-shell';
import { addCompileHints, dropRouterFiles } from 'still-live/build/export/next/next-parts';
import { shortenClasses } from './next/short-names';
import { policyText } from './csp';
import { APP_SHELL_FILE, appShellCsp, finishPages, type PagesRequest } from './finish-pages';
import { precompress } from './precompress';
import { moveInto, walkFiles } from 'still-live/build/files';

export interface FinishRequest extends PagesRequest {
  readonly check: () => Promise<void>;
  readonly framedBy?: string | undefined;
  readonly uncompressed?: boolean;
}

// The start page, HTML files, and paths without an ending (rewrites, folders, unknown).
const PAGE_SOURCES = ['/', '**/*.html', '**/!(*.*)'];

// Deletes what Next exported for content that the site does not have.
function pagesIn(dir: string, { pages }: ExportData): readonly string[] {
  const addresses = [declared('mapPath'), ...pages.map(({ path }) => path)];
  const known = new Set([
    APP_SHELL_FILE,
    '404.html',
    ...addresses.map((path) => `${path.slice(1)}index.html`),
  ]);
  const paths = walkFiles(dir).filter((name) => name.endsWith('.html'));
  for (const path of paths) if (!known.has(path)) rmSync(dirname(join(dir, path)), { recursive: true });
  for (const screen of entryScreens()) {
    const declared = screens()[screen];
    const isListed = pages.some(({ route }) => route === screens()[declared.list].at);
    if ('feed' in declared && !isListed) rmSync(join(dir, declared.feed), { force: true });
  }
  return paths.filter((path) => known.has(path));
}

// File hosts choose headers by the path and not by the query of a preview, so the framed app shell has a path of its
// own.
async function writeFramedAppShell(dir: string, framedBy: string): Promise<void> {
  const policy = `"frame-ancestors ${framedBy}"`;
  const path = declared('framedPath');
  await mkdir(join(dir, path), { recursive: true });
  await copyFile(join(dir, APP_SHELL_FILE), join(dir, path, APP_SHELL_FILE));
  await writeFile(join(dir, '.framed.nginx'), `~^${path} ${policy};\n`);
  await writeFile(join(dir, '.framed.caddy'), `header ${path}* Content-Security-Policy ${policy}\n`);
}

async function finishPagesAndRules(request: FinishRequest): Promise<void> {
  const { dir, data, framedBy } = request;
  const code = await finishPages(request, pagesIn(dir, data));
  // The header allows the code of all pages; the <meta> of each page allows only its own.
  const policyRule = (source: string, by?: string): HeaderRule => {
    const value = policyText(code, { ...appShellCsp(data), framedBy: by }, 'header');
    return { source, headers: [{ key: 'Content-Security-Policy', value }] };
  };
  const rules = PAGE_SOURCES.map((source) => policyRule(source));
  if (framedBy !== undefined) {
    rules.push(policyRule(`${declared('framedPath')}**`, framedBy));
    await writeFramedAppShell(dir, framedBy);
  }
  await writeFile(join(dir, RELEASE_HEADERS), JSON.stringify(rules));
}

/**
 * Finishes the pages, writes the rules with their policy for the server, and compresses all text.
 * @throws {Error} that names the page at fault, or the error of the check.
 */
export async function finishFiles(request: FinishRequest): Promise<void> {
  const { dir, before, uncompressed = false } = request;
  await finishPagesAndRules(request);
  const precompressed = uncompressed ? undefined : precompress({ dir, before });
  // Both run to their end: a check that fails must not leave a compression that still writes.
  for (const end of await Promise.allSettled([request.check(), precompressed])) {
    if (end.status === 'rejected') throw end.reason;
  }
}

interface ExportContent {
  readonly data: ExportData;
  readonly plan: PagePlan;
  readonly lastRelease: string | undefined;
}

/** @throws {Error} that names the page at fault, or says why the export cannot start. */
export async function finishExport(
  { root, settings, onlyMadePictures = false, uncompressed = onlyMadePictures }: BuildOptions,
  { data, plan, lastRelease }: ExportContent,
  brand: CheckedBrand,
): Promise<void> {
  const dir = join(root, '.export');
  await dropRouterFiles(dir);
  const renameChunks = shortenClasses(dir);
  await addCompileHints(dir);
  await moveInto(pictureOverlay(root), dir);
  await writeIcons(dir, brand);
  await writeAddresses(dir, plan);
  await writeSecurityText(dir, data);
  await finishFiles({
    dir,
    before: lastRelease,
    appShell: await readAppShell(root, dir, renameChunks),
    data,
    framedBy: settings.editorOrigin,
    check: async () => {
      // jsdom alone takes a second or two to load: not while somebody waits for the demo.
      if (onlyMadePictures) return;
      const { checkStart } = await import('./next/start-check');
      await checkStart(dir);
    },
    uncompressed,
  });
}
