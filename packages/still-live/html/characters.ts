/** What LinkedIn, which has no bold text, shows in its place. */
export const OF_MATHEMATICS = /[\u{1d400}-\u{1d7ff}]/u;

const ONE_LETTER = new RegExp(`[\\ufb00-\\ufb06]|${OF_MATHEMATICS.source}`, 'gu');

/**
 * Texts copied on a Mac often have accents as characters of their own (`e` + U+0301). WebKit takes such letters from
 * another font, because the fonts of the site have no separate accents: they are joined (form C). Nor have
 * they letters that a PDF file has as one, such as `ﬁ`: they are two again; or the letters of mathematics that LinkedIn
 * shows as bold, and screen readers skip: they are ordinary ones. Longer runs of marks than any language has stay as
 * they are: to order them takes quadratic time. Marks behind `<` and `>`
 * are not joined with them, which would make other signs (`≯`).
 */
export function composeLetters(text: string): string {
  const letters = text.replace(ONE_LETTER, (one) => one.normalize('NFKC'));
  const parts = letters.split(/(.\p{M}{33,}|(?<=[<>])\p{M}+)/su);
  const isLong = (part: string): boolean => Array.from(part).length > 33;
  return parts
    .map((part, index) => (index % 2 === 1 && isLong(part) ? part : part.normalize('NFC')))
    .join('');
}

// These come along when an address, a date or an amount is copied from a chat, a contact or a spreadsheet: halves of
// characters, spaces without width, soft hyphens and marks of direction.
const STRAY = /\p{Surrogate}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Returns a short value, which is no prose, as somebody would type it. */
export function asTyped(copied: string): string {
  return copied.replace(STRAY, '').trim();
}

/** Cuts a text to at most `length` UTF-16 code units, never inside a surrogate pair. */
export function cutCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** Escapes text exactly as a browser's `innerHTML` does (HTML standard, "escaping a string"). */
export function escapeText(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/\u00a0/g, '&nbsp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

export function escapeAttribute(value: string): string {
  return escapeText(value).replace(/"/g, '&quot;');
}
