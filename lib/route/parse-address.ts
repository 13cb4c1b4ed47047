/**
 * Parses a web address; returns `undefined` when it is not valid. (`URL.parse` is newer than the supported
 * browsers.)
 * @param base The address that a relative address starts from.
 */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
