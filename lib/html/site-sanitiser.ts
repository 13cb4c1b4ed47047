import type { Sanitiser } from './safe-html';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';
import { createSanitiser } from './sanitiser';

/**
 * In the page it is a chunk of its own, loaded when a text with markup has changed.
 * @param base The address before the `#` of internal links; in preview it contains the query.
 */
export function siteSanitiser(base?: string): Sanitiser {
  return createSanitiser({ link: (raw) => resolveLink(raw, base), media: safeMediaAddress });
}
