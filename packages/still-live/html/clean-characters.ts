/** What browsers read for `&#128;` to `&#159;` (HTML standard): a text of Windows that was read as Latin 1 has these characters. */
const OF_WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Other programs leave them between two words. U+0003 is the space of some PDF files, U+FFFC the place of a picture. */
const BETWEEN_WORDS = /[\u0001\u0003-\u0008\u000b\u000c\u000e-\u001d\ufffc]/g;

/** Inside a word: the places where a PDF file or Word may break it (U+0002, U+001F). */
const INSIDE_WORDS = /[\u0000\u0002\u001f\u007f]/g;

/** Without what a parser would change or what has no meaning. No two words are joined. Every line end becomes U+000A. */
export function cleanCharacters(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u0080-\u009f]/g, (character) => OF_WINDOWS[character.charCodeAt(0) - 0x80] ?? ' ')
    .replace(BETWEEN_WORDS, ' ')
    .replace(INSIDE_WORDS, '')
    .replace(/\u001e/g, '\u2011')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
