import type { SafeInline } from '@/lib/content/safe-html';
import { plainText } from '@/lib/html/plain-text';

/**
 * Returns the accessible name of a slider: what it shows, and the title it belongs to, if there is one.
 * @param title Title from the content.
 * @param what What it shows.
 */
export function picturesOf(title: SafeInline, what = 'Immagini'): string {
  const words = plainText(title);
  return words === '' ? what : `${what}: ${words}`;
}
