import { decodeHTML } from 'entities/decode';
import { escapeText } from './characters';
import type { Token } from './tokens';

const WINGDINGS = /(?<![\w-])(?:mso-symbol-)?font-family:\s*(?:["']|&quot;)?wingdings(?! ?[23])/i;

// Each letter is followed by the sign that Wingdings has in its place.
const SIGNS: ReadonlyMap<string, string> = new Map(
  Array.from(
    'à→ß←è➔J☺L☹ü✓û✗þ☑o☐(☎*✉'.matchAll(/(.)(.)/gu),
    ([, letter = '', sign = '']) => [letter, sign] as const,
  ),
);

function signOf(character: string): string | undefined {
  // U+F0xx is a letter of such a font.
  const letter = character.replace(/[\uf020-\uf0ff]/, (one) =>
    String.fromCharCode(one.charCodeAt(0) - 0xf000),
  );
  return /\s/.test(character) ? character : SIGNS.get(letter);
}

/** Word writes arrows, ticks and faces as letters of Wingdings. They become the signs that its author saw. */
export function* withSigns(all: Iterable<Token>): Generator<Token> {
  let isOfFont = false;
  for (const token of all) {
    const signs = isOfFont && token.type === 'text' ? Array.from(decodeHTML(token.raw), signOf) : [undefined];
    yield signs.includes(undefined) ? token : { type: 'text', raw: escapeText(signs.join('')) };
    isOfFont = token.type === 'open' && WINGDINGS.test(token.attributes.get('style') ?? '');
  }
}
