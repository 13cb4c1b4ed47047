import { parseAddress } from './parse-address';
import { parsePreviewAddress } from './preview-address';

function folder({ origin, pathname }: URL): string {
  return origin + pathname.replace(/index\.html$/, '');
}

/**
 * Returns the hash that leads to an address within the open page. The part before the `#` may differ:
 * `/index.html` equals `/`, and parameters that the site does not know (`?utm_source=…`) stay as the visitor
 * has them. Never throws.
 * @param address The address, as in `href`.
 * @param page Address of the page.
 * @returns The hash; `undefined` when the address leads elsewhere, or enters or leaves the preview.
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
