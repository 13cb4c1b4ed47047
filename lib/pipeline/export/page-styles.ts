import type { PageFonts } from './fonts/page-fonts';
import type { Sheets } from './sheets';
import { usedStyles } from './used-styles';

/** The elements by which a page gets its styles and fonts, as HTML. */
export interface PageStyles {
  /** At the start of the head. */
  readonly head: string;
  /** At the end of the head. */
  readonly headEnd: string;
  readonly bodyEnd: string;
  /** The text of its `<style>`. */
  readonly inline: string;
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
    inline: style,
    font: preload,
  };
}

/**
 * Returns the styles of a plain page: the rules that it uses.
 * @param names All names of its classes and elements.
 */
export function plainStyles(
  names: ReadonlySet<string>,
  { first, print, late, later }: Sheets,
  { addTo, preload }: PageFonts,
): PageStyles {
  const style = usedStyles(addTo(first), names, later);
  return {
    head: `${fontLink(preload)}<style>${style}</style>`,
    headEnd: sheetLink(print, ' media="print"'),
    bodyEnd: sheetLink(late),
    inline: style,
    font: preload,
  };
}
