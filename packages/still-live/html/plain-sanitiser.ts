import type { SafeHtml, SafeInline } from './safe-html';
import { composeLetters, cutCharacters, escapeText } from './characters';
import { cleanCharacters } from './clean-characters';
import { withOrdinarySpaces } from './ordinary-spaces';
import { LIMITS } from './limits';

/** Most labels have no markup, and need no full sanitiser in the live page. `undefined` for a text with `<` or `&`. */
export function sanitisePlain(untrusted: string): (SafeHtml & SafeInline) | undefined {
  if (/[<&]/.test(untrusted)) return undefined;
  const text = cutCharacters(composeLetters(cleanCharacters(untrusted)), LIMITS.characters);
  return withOrdinarySpaces(escapeText(text)) as SafeHtml & SafeInline;
}
