import type { SafeHtml, SafeInline } from './safe-html';
import { cleanCharacters, composeLetters, cutCharacters, escapeText } from './characters';
import { LIMITS } from './limits';

/** Most labels have no markup, and need no full sanitiser in the live page. `undefined` for a text with `<` or `&`. */
export function sanitisePlain(untrusted: string): (SafeHtml & SafeInline) | undefined {
  if (/[<&]/.test(untrusted)) return undefined;
  const text = cutCharacters(cleanCharacters(untrusted), LIMITS.characters);
  return composeLetters(escapeText(text)) as SafeHtml & SafeInline;
}
