/** What the address says about the preview. */
interface PreviewAddress {
  /** Only when the parameter `draft` equals the text `true`. */
  readonly draft: boolean;
  /** The key of the editor; empty when the address has none. */
  readonly projectApiKey: string;
}

/** The two parts of an address that matter here, as `window.location` has them. */
interface AddressParts {
  readonly search: string;
  readonly hash: string;
}

function queryInHash(hash: string): string {
  const start = hash.indexOf('?');
  return start < 0 ? '' : hash.slice(start + 1);
}

/** Reads the preview parameters from before the `#` and, failing that, from inside the hash. Never throws. */
export function parsePreviewAddress({ search, hash }: AddressParts): PreviewAddress {
  const [before, inside] = [new URLSearchParams(search), new URLSearchParams(queryInHash(hash))];
  const read = (name: string): string => before.get(name) ?? inside.get(name) ?? '';
  return { draft: read('draft') === 'true', projectApiKey: read('projectApiKey') };
}

/** The address before the `#` of internal links: with the preview's query, so that links stay in the preview. */
export function linkBase({ draft, projectApiKey }: PreviewAddress): string {
  return draft ? `./?${new URLSearchParams({ draft: 'true', projectApiKey }).toString()}` : './';
}

/**
 * The address in its one normal form: preview parameters before the `#`, beside those that the site does not know; no query inside
 * the hash, no trailing slash.
 * Takes the parts of the address; gives `search` and `hash` to write, or `undefined` when they are normal already.
 */
export function normalAddress(address: AddressParts): AddressParts | undefined {
  const preview = parsePreviewAddress(address);
  const route = address.hash.replace(/\?.*$/, '');
  const hash = route.length > 2 ? route.replace(/\/+$/, '') : route;
  if (hash === address.hash) return undefined;
  if (!preview.draft) return { search: address.search, hash };
  const query = new URLSearchParams(address.search);
  query.set('draft', 'true');
  query.set('projectApiKey', preview.projectApiKey);
  return { search: `?${query.toString()}`, hash };
}
