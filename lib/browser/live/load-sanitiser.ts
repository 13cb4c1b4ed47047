import type { Sanitiser } from '@/lib/content/safe-html';
import { createBrowserSanitiser } from '@/lib/browser/live/browser-sanitiser';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';

/**
 * The sanitiser of the browser, with the same policy as at build; a chunk of its own, loaded when some HTML
 * really changed. Takes the address before the `#` of internal links, which in preview carries the query.
 */
export function loadSanitiser(base?: string): Sanitiser {
  return createBrowserSanitiser({ link: (raw) => resolveLink(raw, base), media: safeMediaAddress });
}
