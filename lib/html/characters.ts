/**
 * Without what a parser would change or what has no meaning: every line end becomes U+000A, tabs and form feeds spaces,
 * control characters go, unpaired surrogates become U+FFFD.
 */
export function cleanCharacters(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u000b\u000c]/g, ' ')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * Texts copied on a Mac often have accents as characters of their own (`e` + U+0301). WebKit takes such letters from
 * another font, because the faces of the site have no separate accents: they are joined (form C).
 */
export function composeLetters(text: string): string {
  return text.replace(/\p{Script=Latin}[\u0300-\u036f]+/gu, (letter) => letter.normalize('NFC'));
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

/** Escapes an attribute value exactly as a browser's `innerHTML` does inside double quotes. */
export function escapeAttribute(value: string): string {
  return escapeText(value).replace(/"/g, '&quot;');
}
