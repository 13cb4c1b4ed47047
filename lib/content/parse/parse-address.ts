/**
 * Reads a web address. Takes the text and, for relative ones, the address it is relative to; gives `undefined` for what is none. In
 * place of `URL.canParse`, which is younger than the promised browsers.
 */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
