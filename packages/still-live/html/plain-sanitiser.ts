import type { SafeHtml, SafeInline } from './safe-html';
import { composeLetters, cutCharacters, escapeText } from './characters';

// This is a file of its own, because visitors do not load policy.ts: a text without markup has limits too.

/**
 * The limits count the output, so that sanitising it again changes nothing. Beyond `elements` and `depth` tags are
 * dropped and their text stays; beyond `characters` the text ends.
 */
export const LIMITS = {
  depth: 100,
  elements: 10_000,
  /** In UTF-16 code units, of text and attribute values together. */
  characters: 200_000,
  /** In UTF-16 code units, as written. A longer value, such as a `data:` picture, is removed. */
  attribute: 4_000,
} as const;

// What browsers read for `&#128;` to `&#159;` (HTML standard): these characters come from a Windows text that was read
// as Latin 1.
const OF_WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

// Other programs leave these between two words. U+0003 is the space of some PDF files, U+FFFC the place of a picture.
const BETWEEN_WORDS = /[\u0001\u0003-\u0008\u000b\u000c\u000e-\u001d\ufffc]/g;

// The places inside a word where a PDF file or Word may break it are U+0002 and U+001F.
const INSIDE_WORDS = /[\u0000\u0002\u001f\u007f]/g;

// The bullets of Symbol and Wingdings as a PDF file has them: no other font has these characters.
const OF_PDF = /[\uf0a7\uf0b7\uf0d8]/g;

/**
 * Removes what a parser would change or what has no meaning, without joining two words. Every line end becomes U+000A.
 */
export function cleanCharacters(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u0080-\u009f]/g, (character) => OF_WINDOWS[character.charCodeAt(0) - 0x80] ?? ' ')
    .replace(BETWEEN_WORDS, ' ')
    .replace(OF_PDF, '•')
    .replace(INSIDE_WORDS, '')
    .replace(/\u001e/g, '\u2011')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

const NO_BREAK = '&nbsp;';
// What stays on the line of its number: `km`, `anni`, the next group of digits.
const UNIT = /^(?:\d|[\p{L}²³/]{1,4}(?![\p{L}\d]))/u;

function isUnit(before: string, after: string): boolean {
  const isOfNumber = /\d$/.test(before) ? UNIT.test(after) : /[€$£]$/.test(before) && /^\d/.test(after);
  return isOfNumber || /^[€$£%‰°]/.test(after);
}

/**
 * Some programs, such as Quill 2, write every space as one that does not break, so that words break anywhere. Where
 * most spaces are like that, single ones become ordinary; those between a number and its unit stay.
 * @param line Sanitised HTML without blocks.
 */
export function withOrdinarySpaces(line: string): string {
  if (!line.includes(NO_BREAK)) return line;
  const parts = line.split(/(<[^<>]*>|&nbsp;|[\t\n ]+)/).filter((part) => part !== '');
  const shown = [...parts.keys()].filter((index) => !parts[index]?.startsWith('<'));
  const wordAt = (place: number): string => {
    const part = parts[shown[place] ?? -1] ?? '';
    return part === NO_BREAK ? '' : part.trim();
  };
  const between = shown.filter((index, place) => {
    const [before, part, after] = [wordAt(place - 1), parts[index] ?? '', wordAt(place + 1)];
    const isSpace = part === NO_BREAK ? !isUnit(before, after) : part.trim() === '';
    return isSpace && before !== '' && after !== '';
  });
  const glued = between.filter((index) => parts[index] === NO_BREAK);
  if (glued.length * 2 <= between.length) return line;
  for (const index of glued) parts[index] = ' ';
  return parts.join('');
}

/**
 * Sanitises a text without markup, as most labels are, so that the page need not load the full sanitiser. Returns
 * `undefined` for a text with `<` or `&`.
 */
export function sanitisePlain(untrusted: string): (SafeHtml & SafeInline) | undefined {
  if (/[<&]/.test(untrusted)) return undefined;
  const text = cutCharacters(composeLetters(cleanCharacters(untrusted)), LIMITS.characters);
  return withOrdinarySpaces(escapeText(text)) as SafeHtml & SafeInline;
}
