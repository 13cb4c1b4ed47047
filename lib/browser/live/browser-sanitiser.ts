import type { Sanitiser } from '@/lib/content/safe-html';
import type { Addresses } from '@/lib/html/attribute';
import { createSanitiser } from '@/lib/html/sanitiser';
import { htmlPolicy } from '@/lib/html/trusted-types';

/**
 * Makes the sanitiser for live content, which uses the window of the page. Import this file only when it is
 * needed, because it contains DOMPurify.
 */
export function createBrowserSanitiser(addresses: Addresses): Sanitiser {
  return createSanitiser(window, { addresses, parserPolicy: htmlPolicy() });
}
