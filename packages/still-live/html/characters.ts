/**
 * Texts copied on a Mac often have accents as characters of their own (`e` + U+0301). WebKit takes such letters from
 * another font, because the fonts of the site have no separate accents: they are joined (form C). Longer runs of marks
 * than any language has stay as they are: to order them takes quadratic time.
 */
export function composeLetters(text: string): string {
  const parts = text.split(/(.\p{M}{33,})/su);
  return parts.map((part, index) => (index % 2 === 0 ? part.normalize('NFC') : part)).join('');
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
