import { parseAddress } from './parse-address';

interface PreviewAddress {
  /** True only when the parameter is exactly `true`. */
  readonly draft: boolean;
  readonly projectApiKey: string;
}

interface AddressParts {
  readonly search: string;
  readonly hash: string;
}

function queryInHash(hash: string): string {
  const start = hash.indexOf('?');
  return start < 0 ? '' : hash.slice(start + 1);
}

/** Reads the parameters from before the `#`, or else from inside the hash. Never throws. */
export function parsePreviewAddress({ search, hash }: AddressParts): PreviewAddress {
  const [before, inside] = [new URLSearchParams(search), new URLSearchParams(queryInHash(hash))];
  const read = (name: string): string => before.get(name) ?? inside.get(name) ?? '';
  return { draft: read('draft') === 'true', projectApiKey: read('projectApiKey') };
}

export function routeOfPreview({ search, hash, pathname }: URL): string | undefined {
  if (parsePreviewAddress({ search, hash }).projectApiKey === '') return undefined;
  const route = hash.length > 1 ? hash : pathname;
  return `/${route.replace(/[?&].*/s, '').replace(/^#?\/*/, '')}`;
}

/**
 * Returns the address before the `#` of internal links. In preview it has the query, so that links stay in the preview.
 */
export function linkBase({ draft, projectApiKey }: PreviewAddress): string {
  return draft ? `./?${new URLSearchParams({ draft: 'true', projectApiKey }).toString()}` : './';
}

// A program may have escaped the `#` of an address. A query of the site itself writes its slashes as `%2F`.
function withHash(address: AddressParts): AddressParts {
  const [escaped = '', route] = /%23(\/[^&]*)/.exec(address.search) ?? [];
  if (address.hash !== '' || route === undefined) return address;
  return { search: address.search.replace(escaped, ''), hash: `#${route}` };
}

/**
 * Returns the normal form of an address: preview parameters before the `#`, beside parameters that the site does not
 * know; no query inside the hash, no trailing slash.
 * @returns `undefined` when the address already has the normal form.
 */
export function normalAddress(address: AddressParts): AddressParts | undefined {
  const whole = withHash(address);
  const preview = parsePreviewAddress(whole);
  const route = whole.hash.replace(/\?.*/s, '');
  const hash = route.length > 2 ? route.replace(/(?<!\/)\/+$/, '') : route;
  if (hash === address.hash) return undefined;
  if (!preview.draft) return { search: whole.search, hash };
  const query = new URLSearchParams(whole.search);
  query.set('draft', 'true');
  query.set('projectApiKey', preview.projectApiKey);
  return { search: `?${query.toString()}`, hash };
}

function folder({ origin, pathname }: URL): string {
  return origin + pathname.replace(/index\.html$/, '');
}

/**
 * Returns the hash that leads to an address within the open page. What precedes the `#` may differ: `/index.html`
 * equals `/`, and parameters that the site does not know (`?utm_source=…`) stay as the visitor has them. Never throws.
 * @param address The address, as in `href`.
 * @returns `undefined` when the address leads elsewhere, or enters or leaves the preview.
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
