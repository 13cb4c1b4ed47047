/**
 * Takes away what a parser would change or choke on, so that text means the same everywhere: line ends become `\n`, tabs and
 * form feeds that break lines a space, control characters (NUL first) go, half surrogate pairs become U+FFFD.
 */
export function cleanCharacters(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u000b\u000c]/g, ' ')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Cuts a text to at most `length` UTF-16 units, never through a surrogate pair. */
export function cutCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** Escapes text exactly as a browser's `innerHTML` writes it (HTML standard, "escaping a string"). */
export function escapeText(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/\u00a0/g, '&nbsp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

/** Escapes an attribute value exactly as a browser's `innerHTML` writes it between double quotes. */
export function escapeAttribute(value: string): string {
  return escapeText(value).replace(/"/g, '&quot;');
}
