import type { PageFonts } from './fonts/page-fonts';
import type { ExportedPage } from './exported-page';
import { writeSheet } from './sheet-file';
import type { Sheets } from './sheets';
import { usedStyles } from './used-styles';

/** The elements by which a page gets its styles and fonts, as HTML. */
export interface PageStyles {
  /** At the start of the head. */
  readonly head: string;
  /** At the end of the head. */
  readonly headEnd: string;
  readonly bodyEnd: string;
  /** The text of its `<style>`, if it has one. */
  readonly inline: readonly string[];
  /** Address of the font that the page asks for at once, if any. */
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

/**
 * Returns the styles of the entry. Its scripts may need any rule. Its inline script applies the rules of later
 * states when they are there, and knows how fast the network is, so it requests the font
 * (lib/browser/early); without JavaScript the browser requests both.
 */
export function entryStyles({ first, print, late }: Sheets, { addTo, preload }: PageFonts): PageStyles {
  const style = addTo(first);
  const [font, applied] = [fontLink(preload), sheetLink(late)];
  return {
    head: `${font && `<noscript>${font}</noscript>`}<style>${style}</style>`,
    headEnd: sheetLink(print, ' media="print"') + sheetLink(late, ' media="print" data-late=""'),
    bodyEnd: applied && `<noscript>${applied}</noscript>`,
    inline: [style],
    font: preload,
  };
}

/**
 * Returns the styles of plain pages: the rules that they use.
 * @param pages The pages. Their classes and elements count together.
 * @param sharedIn Folder of the export, when they have their rules in a file, as thousands of pages do.
 */
export async function plainStyles(
  pages: readonly ExportedPage[],
  { first, print, late }: Sheets,
  { addTo, preload }: PageFonts,
  sharedIn?: string,
): Promise<PageStyles> {
  const style = usedStyles(addTo(first), new Set(pages.flatMap(({ names }) => [...names])));
  const shared = sharedIn === undefined ? undefined : await writeSheet(sharedIn, 'pages', style);
  return {
    head: fontLink(preload) + (shared === undefined ? `<style>${style}</style>` : ''),
    headEnd: sheetLink(shared) + sheetLink(print, ' media="print"'),
    bodyEnd: sheetLink(late),
    inline: shared === undefined ? [style] : [],
    font: preload,
  };
}
