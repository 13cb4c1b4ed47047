import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import type { SafeHtml, SafeInline, Sanitiser } from '@/lib/content/safe-html';
import { type Addresses, attributeValue } from './attribute';
import { balance } from './balance';
import { composeLetters } from './characters';
import { sanitisePlain } from './plain-sanitiser';
import { ALLOWED, ATTRIBUTES, FORCED, type Kind, LIMITS } from './policy';
import type { HtmlPolicy } from './trusted-types';
import { writeContent } from './write';

/** Options of the sanitiser. */
interface SanitiserOptions {
  readonly addresses: Addresses;
  /** The policy with which DOMPurify may parse where Trusted Types are enforced. */
  readonly parserPolicy?: HtmlPolicy | undefined;
}

/**
 * Balanced HTML that needs no further check: text, and common elements without attributes. It skips the
 * parser. Most texts of a site are of this form, and parsing takes about ten times as long.
 */
const FINAL: Readonly<Record<Kind, RegExp>> = {
  flow: /^(?:[^<>&\u00a0]|&(?:amp|lt|gt|nbsp);|<br>|<\/?(?:p|ul|ol|li|strong|em|b|i|h[2-6])>)*$/,
  phrasing: /^(?:[^<>&\u00a0]|&(?:amp|lt|gt|nbsp);|<br>|<\/?(?:strong|em|b|i)>)*$/,
};

const FORCED_NAMES: ReadonlySet<string> = new Set(FORCED);

function configuration(kind: Kind, { parserPolicy }: SanitiserOptions): Config & { RETURN_DOM: true } {
  return {
    ALLOWED_TAGS: [...ALLOWED[kind], 'div'],
    ALLOWED_ATTR: [...ATTRIBUTES],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
    ...(parserPolicy ? { TRUSTED_TYPES_POLICY: parserPolicy } : {}),
  };
}

/**
 * Sets the attributes that every link and picture must have, whatever the author wrote. Runs after the
 * author's attributes were checked.
 */
function forceAttributes(element: Element): void {
  if (element.localName === 'a' && /^https?:/.test(element.getAttribute('href') ?? '')) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
  if (element.localName === 'img') {
    element.setAttribute('loading', 'lazy');
    element.setAttribute('decoding', 'async');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
}

/**
 * Writes the content of the outermost element. When nothing can be parsed DOMPurify returns `null`, which its
 * types do not say.
 */
function writeWrapped(body: Node | null): string {
  return body?.firstChild ? writeContent(body.firstChild) : '';
}

/** Joins letters and accents in the texts of sanitised HTML, but not in attributes: they contain addresses. */
function composeTexts(html: string): string {
  return html.replace(/(?:^|>)[^<]*/g, composeLetters);
}

/**
 * Makes a sanitiser for a window (a browser's or jsdom's). It works in three steps, of which simple HTML
 * needs only the first: `balance` rewrites the HTML so that every parser reads it in the same way, DOMPurify
 * checks the tree that the parser built, and `writeContent` writes that tree in one form. The result is the
 * same bytes everywhere, and stays the same when it is sanitised again or set as `innerHTML` and read back.
 * Sanitising never throws.
 * @param window The window.
 * @param options How addresses are resolved, and the policy for parsing.
 * @throws {Error} when the window cannot parse HTML (no DOM, or Trusted Types forbid it).
 */
export function createSanitiser(window: WindowLike, options: SanitiserOptions): Sanitiser {
  const purify = createDOMPurify(window);
  if (!purify.isSupported)
    throw new Error('lib/html/sanitiser: this window has no DOM that DOMPurify supports');
  purify.addHook('uponSanitizeAttribute', (element, event) => {
    const value = attributeValue(element.localName, event.attrName, event.attrValue, options.addresses);
    event.keepAttr = value !== undefined && !FORCED_NAMES.has(event.attrName);
    if (value !== undefined) event.attrValue = value;
  });
  purify.addHook('afterSanitizeAttributes', forceAttributes);

  const configurations = {
    flow: configuration('flow', options),
    phrasing: configuration('phrasing', options),
  };
  const sanitise = (untrusted: string, kind: Kind): string => {
    const plain = sanitisePlain(untrusted);
    if (plain !== undefined) return plain;
    const balanced = balance(untrusted, kind);
    if (balanced.length <= LIMITS.characters && FINAL[kind].test(balanced)) return composeTexts(balanced);
    // Inside a <div> the parser keeps leading white space and adds nothing.
    return composeTexts(writeWrapped(purify.sanitize(`<div>${balanced}</div>`, configurations[kind])));
  };

  if (sanitise('<b lang="it">x</b>', 'phrasing') !== '<b lang="it">x</b>') {
    throw new Error(
      'lib/html/sanitiser: HTML cannot be parsed here; allow the Trusted Types policy feeling-html',
    );
  }
  return {
    flow: (untrusted) => sanitise(untrusted, 'flow') as SafeHtml,
    phrasing: (untrusted) => sanitise(untrusted, 'phrasing') as SafeInline,
  };
}
