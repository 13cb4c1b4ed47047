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

/** Addresses that mean all of a machine, each with one that a client on the machine can connect to. */
const ANY_ADDRESS: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

export function addressesOf(listening: string, port: number) {
  const host = ANY_ADDRESS.get(listening) ?? listening;
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return { url: `http://${authority}`, port, env: { FIREBASE_DATABASE_EMULATOR_HOST: authority } };
}
