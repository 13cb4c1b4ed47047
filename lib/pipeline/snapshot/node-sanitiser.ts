import { JSDOM } from 'jsdom';
import type { Sanitiser } from '@/lib/content/safe-html';
import type { Addresses } from '@/lib/html/attribute';
import { createSanitiser } from '@/lib/html/sanitiser';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';

const SITE_ADDRESSES: Addresses = { link: (raw) => resolveLink(raw), media: safeMediaAddress };

/**
 * Makes the sanitiser of the build, which uses jsdom.
 * @param addresses How addresses are resolved; as on the published site by default.
 */
export function createNodeSanitiser(addresses = SITE_ADDRESSES): Sanitiser {
  return createSanitiser(new JSDOM('').window, { addresses });
}
