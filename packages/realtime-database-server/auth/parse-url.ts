/**
 * Parses an address; null when it is none. (`URL.canParse` of Node 20 refuses addresses with letters such as `à` once it has run
 * often.)
 */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
