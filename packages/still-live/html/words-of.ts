import { decodeHTML } from 'entities/decode';
import { tokens } from './tokens';
import { cutCharacters } from './characters';

/** Returns the text of any HTML on one line. Show it as text, never as HTML. */
export function wordsOf(html: string): string {
  const texts = Array.from(tokens(html), (token) => (token.type === 'text' ? token.raw : ' '));
  const text = decodeHTML(texts.join('')).replaceAll('\u00ad', '');
  return text.replace(/\s+/g, ' ').trim();
}

/** Cuts at a space and adds `…`; the result has at most `length` characters. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = cutCharacters(text, length - 1);
  const end = Math.max(cut.lastIndexOf(' '), length / 2);
  return `${cutCharacters(cut, end).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`;
}
