import { cutCharacters } from './characters';

/** Shortens a text to a number of characters, at a space, with `…`. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = cutCharacters(text, length - 1);
  const end = Math.max(cut.lastIndexOf(' '), length / 2);
  return `${cutCharacters(cut, end).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`;
}
