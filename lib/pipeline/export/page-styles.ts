import type { PageFonts } from './fonts/page-fonts';
import type { Sheets } from './sheets';
import { usedStyles } from './used-styles';

export interface PageStyles {
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

/**
 * The entry's scripts may need any rule. Its inline script applies the late ones, and knows how fast the network is,
 * so it requests the font (lib/browser/early); without JavaScript the browser requests both.
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
