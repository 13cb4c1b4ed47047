import { safeMediaAddress } from 'still-live/media/media-address';
import { type LinkTarget, resolveLink, routeInPreview } from 'still-live/route/link';
import { isKnown } from 'still-live/route/route';
import { composeLetters, cutCharacters } from './characters';
import { cleanCharacters } from './plain-sanitiser';
import { attributesOf } from './policy';
import { safeStyle } from './style';

export interface Addresses {
  /** Must be idempotent: to resolve a result again gives the same result. */
  readonly link: (raw: string) => LinkTarget;
  /** Returns `undefined` when the picture must not be requested. */
  readonly media: (raw: string) => string | undefined;
}

/**
 * @param base The address before the `#` of internal links; in preview it contains the query.
 * @param siteUrl As of `resolveLink`.
 */
export function siteAddresses(base?: string, siteUrl?: string): Addresses {
  return { link: (raw) => resolveLink(raw, base, siteUrl), media: safeMediaAddress };
}

const TEXT_LENGTH = 1000;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const EXPECTED: Readonly<Record<'internal' | 'external' | 'mail', RegExp>> = {
  internal: /^\.?\/?(?:\?[^#]*)?#/,
  external: /^https?:\/\//,
  mail: /^(?:mailto|tel):/i,
};

const PATTERNS: Readonly<Record<string, RegExp>> = {
  dir: /^(?:ltr|rtl|auto)$/i,
  lang: /^[a-z]{2,3}(?:-[a-z\d]{1,8}){0,4}$/i,
  height: /^[1-9]\d{0,3}$/,
  width: /^[1-9]\d{0,3}$/,
  start: /^-?\d{1,5}$/,
  type: /^[1aAiI]$/,
  colspan: /^[1-9]\d?$/,
  rowspan: /^[1-9]\d?$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/i,
  datetime: /^[\d:.+TZWPDHMSY -]{1,40}$/,
};

function safeLink(value: string, addresses: Addresses): string | undefined {
  // The URL standard ignores spaces around an address, and tabs and line breaks inside it.
  const raw = value.replace(/[\t\n]/g, '').trim();
  if (SCHEME.test(raw) && !/^(?:https?|mailto|tel):/i.test(raw)) return undefined;
  // It leads to a place of the document that it was copied from: a note of Word, a heading of Google Docs, a button.
  if (raw === '#' || (/^#[^/]/.test(raw) && !isKnown(raw))) return undefined;
  const target = addresses.link(raw);
  if (target.kind === 'none' || !EXPECTED[target.kind].test(target.href)) return undefined;
  return target.href;
}

function safePicture(value: string, addresses: Addresses): string | undefined {
  // A visitor would get the page as a link, with the key.
  if (routeInPreview(value) !== undefined) return undefined;
  const address = addresses.media(value);
  return address !== undefined && /^(?:https?:\/\/|\/(?![/\\]))/.test(address) ? address : undefined;
}

function shortText(value: string): string {
  return cutCharacters(composeLetters(value.trim()), TEXT_LENGTH).trim();
}

/**
 * The name is in lower case, and the value has no character references. Returns `undefined` when the attribute must go.
 */
export function attributeValue(
  tag: string,
  name: string,
  decoded: string,
  addresses: Addresses,
): string | undefined {
  if (!attributesOf(tag).includes(name)) return undefined;
  const value = cleanCharacters(decoded);
  switch (name) {
    case 'href':
      return safeLink(value, addresses);
    case 'src':
      return safePicture(value, addresses);
    case 'style':
      return safeStyle(value);
    case 'title':
      // Outlook says there where a link leads, and that it was checked.
      return tag === 'a' && /https?:/i.test(value) ? undefined : shortText(value);
    case 'alt':
      return shortText(value);
    default: {
      const trimmed = value.trim();
      return PATTERNS[name]?.test(trimmed) ? trimmed : undefined;
    }
  }
}

// Every link to another site and every picture has these, whatever the author wrote.
const FORCED_LINK = { target: '_blank', rel: 'noopener noreferrer' };
const FORCED_PICTURE = { loading: 'lazy', decoding: 'async' };

export function checkedAttributes(
  tag: string,
  decoded: ReadonlyMap<string, string>,
  addresses: Addresses,
): ReadonlyMap<string, string> {
  const checked = new Map<string, string>();
  for (const [name, written] of decoded) {
    const value = attributeValue(tag, name, written, addresses);
    if (value !== undefined) checked.set(name, value);
  }
  const isOutside = tag === 'a' && /^https?:/.test(checked.get('href') ?? '');
  const forced: Readonly<Record<string, string>> = isOutside
    ? FORCED_LINK
    : tag === 'img'
      ? FORCED_PICTURE
      : {};
  for (const [name, value] of Object.entries(forced)) checked.set(name, value);
  if (tag === 'img' && !checked.has('alt')) checked.set('alt', '');
  return checked;
}
