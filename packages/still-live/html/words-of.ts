import { decodeHTML } from 'entities/decode';
import { tokens } from './tokens';

/** Returns the text of any HTML on one line. It must be shown as text, never as HTML. */
export function wordsOf(html: string): string {
  const texts = Array.from(tokens(html), (token) => (token.type === 'text' ? token.raw : ' '));
  const text = decodeHTML(texts.join('')).replaceAll('\u00ad', '');
  return text.replace(/\s+/g, ' ').trim();
}
