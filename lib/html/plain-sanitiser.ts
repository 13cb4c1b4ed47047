import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';
import { cleanCharacters, composeLetters, cutCharacters, escapeText } from './characters';
import { LIMITS } from './policy';

/**
 * Sanitises a text without markup, without a parser. Most labels are such texts; the live page then need not
 * load the full sanitiser. Text without `<`, `>`, `&`, no-break spaces, control characters, unpaired
 * surrogates and separate accents comes back unchanged.
 * @param untrusted Any HTML.
 * @returns The same result as the full sanitiser; `undefined` when the text contains `<` or `&` and needs the
 *   full sanitiser.
 */
export function sanitisePlain(untrusted: string): (SafeHtml & SafeInline) | undefined {
  if (/[<&]/.test(untrusted)) return undefined;
  const text = cutCharacters(cleanCharacters(untrusted), LIMITS.characters);
  return composeLetters(escapeText(text)) as SafeHtml & SafeInline;
}
