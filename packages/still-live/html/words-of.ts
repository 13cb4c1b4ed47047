import { decodeHTML } from 'entities/decode';
import { tokens } from './tokens';
import { cutCharacters } from './characters';

/** Returns the text of any HTML on one line. It must be shown as text, never as HTML. */
export function wordsOf(html: string): string {
  const texts = Array.from(tokens(html), (token) => (token.type === 'text' ? token.raw : ' '));
  const text = decodeHTML(texts.join('')).replaceAll('\u00ad', '');
  return text.replace(/\s+/g, ' ').trim();
}

/** Shortens a text to a number of characters, at a space, with `…`. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = cutCharacters(text, length - 1);
  const end = Math.max(cut.lastIndexOf(' '), length / 2);
  return `${cutCharacters(cut, end).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`;
}
