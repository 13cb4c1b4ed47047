import type { SafeHtml, SafeInline, Sanitiser } from './safe-html';
import { type Addresses, siteAddresses } from './attribute';
import { balance } from './balance';
import { composeLetters } from './characters';
import { sanitisePlain } from './plain-sanitiser';
import type { Kind } from './policy';

/** Joins letters and accents in the texts of sanitised HTML, but not in attributes: they contain addresses. */
function composeTexts(html: string): string {
  return html.replace(/(?:^|>)[^<]*/g, composeLetters);
}

/**
 * Works on text alone, with no parser of the browser: build and page run the same code and give the same bytes. The output
 * is written anew from what is allowed (`OpenElements`), and stays the same when sanitised again. Never throws.
 */
export function createSanitiser(addresses: Addresses): Sanitiser {
  const sanitise = (untrusted: string, kind: Kind): string =>
    sanitisePlain(untrusted) ?? composeTexts(balance(untrusted, kind, addresses));
  return {
    flow: (untrusted) => sanitise(untrusted, 'flow') as SafeHtml,
    phrasing: (untrusted) => sanitise(untrusted, 'phrasing') as SafeInline,
  };
}

/**
 * In the page it is a chunk of its own, loaded when a text with markup has changed.
 * @param base As of `siteAddresses`.
 */
export function siteSanitiser(base?: string): Sanitiser {
  return createSanitiser(siteAddresses(base));
}
