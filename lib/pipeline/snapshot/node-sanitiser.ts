import { JSDOM } from 'jsdom';
import type { Sanitiser } from '@/lib/content/safe-html';
import type { Addresses } from '@/lib/html/attribute';
import { createSanitiser } from '@/lib/html/sanitiser';

/** Makes the sanitiser of the build, over jsdom. Takes how addresses are understood. */
export function createNodeSanitiser(addresses: Addresses): Sanitiser {
  return createSanitiser(new JSDOM('').window, { addresses });
}
