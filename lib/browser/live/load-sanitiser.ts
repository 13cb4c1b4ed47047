import type { Sanitiser } from '@/lib/content/safe-html';
import { createBrowserSanitiser } from '@/lib/browser/live/browser-sanitiser';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';

/**
 * Returns the sanitiser for the browser, with the same policy as in the build. This file is a separate chunk,
 * loaded when a text with markup has changed.
 * @param base The address before the `#` of internal links; in preview it contains the query.
 */
export function loadSanitiser(base?: string): Sanitiser {
  return createBrowserSanitiser({ link: (raw) => resolveLink(raw, base), media: safeMediaAddress });
}
