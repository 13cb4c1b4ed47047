import type { CheerioAPI } from 'cheerio';
import { OperatorError } from 'still-live/settings/operator-error';

/** The output of Next does not have the form that the export relies on. */
export function seamError(where: string, what: string): OperatorError {
  return new OperatorError(where, what, 'see packages/still-live/build/export/next/README.md');
}

/** The inline script of the app shell (packages/still-live/next/document.tsx). */
export const EARLY_SCRIPT = 'script#early';

/** The only scripts that stay: the inline scripts of the app shell and of static pages, and data for search engines. */
const OWN_SCRIPTS = `${EARLY_SCRIPT},script#static-page,script[type="speculationrules"],script[type="application/ld+json"]`;

/**
 * What only Next's own client needs: scripts (also the payload of its router, and polyfills for browsers without
 * modules, which get the page without scripts); preloads of scripts and sheets; a preconnect, added where Next finds
 * no font of its own; the mark of its fonts. X reads from Open Graph what the other `twitter:` values repeat.
 */
const PARTS = [
  `script:not(${OWN_SCRIPTS})`,
  'link[as="script"],link[as="style"],link[rel="preconnect"]',
  'meta[name="next-size-adjust"],meta[name^="twitter:"]:not([name="twitter:card"])',
].join();

/** Its number in the DOM standard. */
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

/** Takes the links to its style sheets out of a page. Returns their addresses, in order. */
export function takeSheets($: CheerioAPI): readonly string[] {
  const links = $('link[data-precedence="next"]').remove();
  return links.toArray().flatMap((link) => $(link).attr('href') ?? []);
}
