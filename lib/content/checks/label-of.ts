import { isUnseen } from '@/lib/html/is-blank';
import { textOf } from '@/lib/content/schema/stored';
import { wordsOf } from '../changes/words-of';

/**
 * Returns the words of a raw label or title; empty when it shows none, as `<p><br></p>`, which editing programs
 * leave in a field that an editor has emptied.
 */
export function labelOf(raw: unknown): string {
  const words = wordsOf(textOf(raw));
  return isUnseen(words) ? '' : words;
}
