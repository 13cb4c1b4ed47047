import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import type { SafeHtml, SafeInline, Sanitiser } from '@/lib/content/safe-html';
import { type Addresses, attributeValue } from './attribute';
import { balance } from './balance';
import { sanitisePlain } from './plain-sanitiser';
import { ALLOWED, ATTRIBUTES, FORCED, type Kind, LIMITS } from './policy';
import type { HtmlPolicy } from './trusted-types';
import { writeContent } from './write';

/** What the sanitiser needs from its surroundings. */
interface SanitiserOptions {
  readonly addresses: Addresses;
  /** How DOMPurify may parse where Trusted Types are enforced. */
  readonly parserPolicy?: HtmlPolicy | undefined;
}

/**
 * Balanced HTML that is in its final form already: text, and common elements without attributes. There is nothing to judge in
 * it, so no parser is asked. Most of the texts of a site are such, and a parser takes about ten times as long.
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

/** What every link and picture carries whatever its author wrote; runs after the author's attributes were judged. */
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

/** Writes what the outermost element holds. Where nothing can be parsed DOMPurify answers `null`, which its types do not say. */
function writeWrapped(body: Node | null): string {
  return body?.firstChild ? writeContent(body.firstChild) : '';
}

/**
 * Makes the sanitiser over a window (a browser's or jsdom's). Three steps, of which simple HTML needs the first alone: `balance` rewrites the HTML so that every parser reads it
 * alike, DOMPurify judges the tree the parser built of it, `writeContent` writes that in one form. The result is the same
 * bytes everywhere, stays itself when sanitised again, and when set as `innerHTML` and read back. Sanitising never throws.
 * Raises `Error` when the window cannot parse HTML (no DOM, or Trusted Types forbid it).
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
    if (balanced.length <= LIMITS.characters && FINAL[kind].test(balanced)) return balanced;
    // Inside a <div> the parser keeps leading white space and adds nothing.
    return writeWrapped(purify.sanitize(`<div>${balanced}</div>`, configurations[kind]));
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
