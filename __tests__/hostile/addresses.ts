import type { Addresses } from '@/lib/html/attribute';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';

/** Resolves addresses as the site does. */
export const siteAddresses: Addresses = {
  link: (raw) => resolveLink(raw),
  media: safeMediaAddress,
};
