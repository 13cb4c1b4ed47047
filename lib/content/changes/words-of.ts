/** The accents of letters (`&egrave;`), as characters that join with the letter before. */
const ACCENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    grave: '\u0300',
    acute: '\u0301',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030a',
    caron: '\u030c',
    cedil: '\u0327',
  }),
);

/** Characters that are no letters with an accent, as far as editing programs write them by their names. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    middot: '·',
    bull: '•',
    euro: '€',
    deg: '°',
    ordm: 'º',
    ordf: 'ª',
    times: '×',
    copy: '©',
    reg: '®',
    trade: '™',
    szlig: 'ß',
  }),
);

/** Matches a numeric reference, a letter with an accent, or a name. */
const REFERENCE =
  /&(?:#(?:(\d+)|x([\da-f]+))|([a-z])(grave|acute|circ|tilde|uml|ring|caron|cedil)|([a-z]+));/gi;

/** Returns the character of a number; U+FFFD for a number without one, as browsers do. */
function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

function decode(whole: string, decimal = '', hex = '', letter = '', accent = '', name = ''): string {
  if (decimal !== '') return characterOf(Number(decimal));
  if (hex !== '') return characterOf(Number.parseInt(hex, 16));
  const mark = ACCENTS.get(accent);
  return mark === undefined ? (NAMED.get(name) ?? whole) : `${letter}${mark}`.normalize('NFC');
}

/**
 * Replaces each tag by a space, in linear time: a pattern would search the rest of the text for the end of each
 * `<`.
 */
function withoutTags(html: string): string {
  const texts: string[] = [];
  let position = 0;
  for (;;) {
    const open = html.indexOf('<', position);
    const end = open < 0 ? -1 : html.indexOf('>', open);
    if (end < 0) return [...texts, html.slice(position)].join(' ');
    texts.push(html.slice(position, open));
    position = end + 1;
  }
}

/** Replaces the character references that editing programs write. The result is text, never HTML. */
export function withoutReferences(text: string): string {
  return text.replace(REFERENCE, decode);
}

/** Returns the text of any HTML on one line. It must be shown as text, never as HTML. */
export function wordsOf(html: string): string {
  return withoutReferences(withoutTags(html)).replace(/\s+/g, ' ').trim();
}
