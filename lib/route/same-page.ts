import { parseAddress } from '@/lib/content/parse/parse-address';
import { parsePreviewAddress } from './preview-address';

function folder({ origin, pathname }: URL): string {
  return origin + pathname.replace(/index\.html$/, '');
}

/**
 * Gives the hash that leads to an address within the open page; `undefined` when it leads elsewhere, and to another side of the
 * preview. What stands before the `#` may differ: `/index.html` is `/`, and parameters that the site does not know
 * (`?utm_source=…`) are the visitor's, who keeps them until the page is left. Takes the address, as in `href`, and that of the
 * page. Never throws.
 */
export function hashWithinPage(address: string, page: string): string | undefined {
  const [target, here] = [parseAddress(address, page), parseAddress(page)];
  if (!target || !here) return undefined;
  const [wanted, shown] = [parsePreviewAddress(target), parsePreviewAddress(here)];
  const isSameSide =
    wanted.draft === shown.draft && (!shown.draft || wanted.projectApiKey === shown.projectApiKey);
  return target.hash.startsWith('#/') && folder(target) === folder(here) && isSameSide
    ? target.hash
    : undefined;
}
