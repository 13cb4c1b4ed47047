/**
 * Parses a web address; returns `undefined` when it is not valid. (`URL.parse` is newer than the supported
 * browsers. `URL.canParse` of Node 20 refuses `https://www.città.example` once it has run often.)
 * @param base The address that a relative address starts from.
 */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
