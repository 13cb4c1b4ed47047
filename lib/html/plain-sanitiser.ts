import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';
import { cleanCharacters, cutCharacters, escapeText } from './characters';
import { LIMITS } from './policy';

/**
 * Sanitises a text that holds no markup, without a parser: most labels are such, and then the live page need not load the sanitiser.
 * Takes untrusted HTML; gives exactly what the full sanitiser gives for it, or `undefined` when it holds `<` or `&` and needs that one.
 * Text without `<`, `>`, `&`, no-break spaces, control characters and half surrogates comes back unchanged.
 */
export function sanitisePlain(untrusted: string): (SafeHtml & SafeInline) | undefined {
  if (/[<&]/.test(untrusted)) return undefined;
  const text = cutCharacters(cleanCharacters(untrusted), LIMITS.characters);
  return escapeText(text) as SafeHtml & SafeInline;
}
