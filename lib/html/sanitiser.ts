import type { SafeHtml, SafeInline, Sanitiser } from '@/lib/content/safe-html';
import type { Addresses } from './attribute';
import { balance } from './balance';
import { composeLetters } from './characters';
import { sanitisePlain } from './plain-sanitiser';
import type { Kind } from './policy';

/** Joins letters and accents in the texts of sanitised HTML, but not in attributes: they contain addresses. */
function composeTexts(html: string): string {
  return html.replace(/(?:^|>)[^<]*/g, composeLetters);
}

/**
 * Makes a sanitiser. It works on text alone, with no parser of the browser, so that build and page run the
 * same code and give the same bytes. Its output is written anew from a list of allowed elements and checked
 * attributes (`OpenElements`), in the one form that every parser reads back unchanged. It stays the same when it is
 * sanitised again. Linear time; never throws.
 * @param addresses How addresses are resolved.
 */
export function createSanitiser(addresses: Addresses): Sanitiser {
  const sanitise = (untrusted: string, kind: Kind): string =>
    sanitisePlain(untrusted) ?? composeTexts(balance(untrusted, kind, addresses));
  return {
    flow: (untrusted) => sanitise(untrusted, 'flow') as SafeHtml,
    phrasing: (untrusted) => sanitise(untrusted, 'phrasing') as SafeInline,
  };
}
