import type { Sanitiser } from '@/lib/content/safe-html';
import type { Addresses } from '@/lib/html/attribute';
import { createSanitiser } from '@/lib/html/sanitiser';
import { htmlPolicy } from '@/lib/html/trusted-types';

/** Makes the sanitiser of the live page, over its window. To be loaded on first need: it brings DOMPurify. */
export function createBrowserSanitiser(addresses: Addresses): Sanitiser {
  return createSanitiser(window, { addresses, parserPolicy: htmlPolicy() });
}
