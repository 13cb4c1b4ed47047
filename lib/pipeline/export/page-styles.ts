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
 * @param names Of what a plain page has: it gets the rules for them. The entry gets all.
 */
export function pageStyles(
  { first, print, late, later }: Sheets,
  { addTo, preload }: PageFonts,
  names: ReadonlySet<string> | undefined,
): PageStyles {
  const inline = names ? usedStyles(addTo(first), names, later) : addTo(first);
  const requested = (links: string): string =>
    names || links === '' ? links : `<noscript>${links}</noscript>`;
  const forScripts = names ? '' : sheetLink(late, ' media="print" data-late=""');
  return {
    head: `${requested(fontLink(preload))}<style>${inline}</style>`,
    headEnd: sheetLink(print, ' media="print"') + forScripts,
    bodyEnd: requested(sheetLink(late)),
    inline,
    font: preload,
  };
}
