import { entryScreens } from 'still-live/route/route';
import type { CheerioAPI } from 'cheerio';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesFolder, type ExportData } from 'still-live/content/site-data';
import { DEFAULT_POLICY_NAME } from 'still-live/html/script-policy';
import { POLICY_NAME } from 'still-live/html/safe-html';
import { placeImmutable, readIfExists } from 'still-live/build/files';
import { type CspOptions, type InlineCode, policyText } from './csp';
import { CHARSET, type ExportedPage, readPage } from './exported-page';
import { type FontTexts, joinTexts } from 'still-live/build/export/fonts/site-fonts';
import { cutFonts, type PageFonts } from 'still-live/build/export/fonts/page-fonts';
import type { ExportedAppShell } from './next/app-shell';
import { requestFirstPicture, writePageData } from './page-data';
import { HEADING_FONT } from './next/next-parts';
import { pageLinks } from './page-links';
import { OTHER_MEDIA, type Sheets, splitStyle } from './sheets';
import { usedStyles } from './used-styles';

export interface PagesRequest {
  readonly dir: string;
  /** Folder of the last release, whose equal files are used again. */
  readonly before: string | undefined;
  readonly appShell: ExportedAppShell;
  readonly data: ExportData;
}

export const APP_SHELL_FILE = 'index.html';

export function appShellCsp({ settings: { databaseUrl, vitalsUrl } }: ExportData): CspOptions {
  const connect = vitalsUrl === undefined ? [] : [new URL(vitalsUrl).origin];
  return { databaseUrl, connect, trustedTypes: [DEFAULT_POLICY_NAME, POLICY_NAME] };
}

// Static pages connect to no server and show no frame, and their script needs no policy of Trusted Types.
const STATIC_PAGE_CSP: CspOptions = { frames: false, trustedTypes: [] };

// Pages of entries are alike, and there may be hundreds: they share one style, and so one hash in the policy.
function groupsOf(pages: readonly ExportedPage[]): readonly (readonly [ExportedPage, ...ExportedPage[]])[] {
  const groups = new Map<string, [ExportedPage, ...ExportedPage[]]>();
  const folders = entryScreens().map((screen) => (entriesFolder(screen) ?? '/').slice(1));
  for (const page of pages) {
    const folder = folders.find(
      (one) => page.path.startsWith(one) && page.path.slice(one.length).includes('/'),
    );
    const name = folder ?? page.path;
    const group = groups.get(name);
    if (group) group.push(page);
    else groups.set(name, [page]);
  }
  return [...groups.values()];
}

interface PageStyles {
  readonly head: string;
  readonly headEnd: string;
  readonly bodyEnd: string;
  readonly inline: string;
  readonly font: string | undefined;
}

function sheetLink(href: string | undefined, attributes = ''): string {
  return href === undefined ? '' : `<link rel="stylesheet" href="${href}"${attributes}>`;
}

function fontLink(href: string | undefined): string {
  return href === undefined
    ? ''
    : `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="">`;
}

// The app shell's scripts may need any rule. Its inline script applies the late ones, and knows how fast the network
// is, so it requests the font (packages/still-live/browser/inline); without JavaScript the browser requests both.
// `names` are those of a static page, which gets only the rules for them.
function pageStyles(
  { first, otherMedia, late, later }: Sheets,
  { addTo, preload }: PageFonts,
  names: ReadonlySet<string> | undefined,
): PageStyles {
  const inline = names ? usedStyles(addTo(first), names, later) : addTo(first);
  const requested = (links: string): string =>
    names || links === '' ? links : `<noscript>${links}</noscript>`;
  const forScripts = names ? '' : sheetLink(late, ' media="print" data-late=""');
  return {
    head: `${requested(fontLink(preload))}<style>${inline}</style>`,
    headEnd: sheetLink(otherMedia, ` media="${OTHER_MEDIA.join()}"`) + forScripts,
    bodyEnd: requested(sheetLink(late)),
    inline,
    font: preload,
  };
}

function write({ html, scripts }: ExportedPage, styles: PageStyles, csp: CspOptions): string {
  const policy = policyText({ scripts, styles: [styles.inline] }, csp, 'meta');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html
    .replace(CHARSET, (charset) => charset + meta)
    .replace(HEADING_FONT, (start) => styles.head + start)
    .replace('<script id="early"', (start) => `${start} data-font="${styles.font ?? ''}"`)
    .replace('</head>', (end) => styles.headEnd + end)
    .replace(/<\/body><\/html>$/, (end) => styles.bodyEnd + end);
}

// Where the last release has the same page, its file is linked, so that caches stay valid.
async function place({ dir, before = '' }: PagesRequest, path: string, html: string): Promise<void> {
  const [file, old] = [join(dir, path), join(before, path)];
  if (before !== '' && readIfExists(old)?.toString() === html) {
    rmSync(file);
    await placeImmutable(old, file);
  } else writeFileSync(file, html);
}

/**
 * Takes out what only Next needs, and puts in styles, fonts and policy. The app shell gets its own client.
 * @throws {Error} that names the page at fault.
 */
export async function finishPages(request: PagesRequest, paths: readonly string[]): Promise<InlineCode> {
  const { dir, appShell, data } = request;
  const startAppShell = await writePageData(dir, appShell, data);
  const link = pageLinks(data);
  const finishStatic = ($: CheerioAPI): void => {
    link($);
    requestFirstPicture($);
  };
  const pages = paths.map((path) =>
    readPage(dir, path, appShell.sheets, path === APP_SHELL_FILE ? startAppShell : finishStatic),
  );
  const textsOf = (some: readonly ExportedPage[]): FontTexts => joinTexts(some.map(({ texts }) => texts));
  const fontsOf = await cutFonts(dir, textsOf(pages));
  const sheets = new Map<string, ReturnType<typeof splitStyle>>();
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const group of groupsOf(pages)) {
    const [{ path: first, style }] = group;
    const isAppShell = first === APP_SHELL_FILE;
    // Live content may show the texts of any page, and need any rule.
    const fonts = await fontsOf(textsOf(isAppShell ? pages : group));
    const names = isAppShell ? undefined : new Set(group.flatMap((page) => [...page.names]));
    const split = sheets.get(style) ?? splitStyle(dir, style);
    sheets.set(style, split);
    const made = pageStyles(await split, fonts, names);
    styles.add(made.inline);
    for (const page of group) {
      page.scripts.forEach((text) => scripts.add(text));
      await place(request, page.path, write(page, made, isAppShell ? appShellCsp(data) : STATIC_PAGE_CSP));
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
}
