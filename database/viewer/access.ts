import type { IncomingMessage } from 'node:http';

/** Headers by which a proxy says that it sends a request for another client. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);
}

function isLoopbackName(host: string | undefined): boolean {
  const address = `http://${host ?? ''}`;
  if (host === undefined || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/**
 * Checks that a request comes from this machine. The name in `Host` must be a name of this machine, because a
 * foreign name can also resolve to it (DNS rebinding).
 * @returns Why the request is refused, or null.
 */
export function remoteRefusal({ headers, socket }: IncomingMessage): string | null {
  if (!isLoopbackAddress(socket.remoteAddress)) return 'The viewer answers only on its own machine.';
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) {
    return 'The viewer does not answer through a proxy.';
  }
  if (isLoopbackName(headers.host)) return null;
  return 'The viewer answers only under localhost or 127.0.0.1; open it under that name.';
}

/**
 * Checks that a request for data comes from the viewer's own page. Browsers send the origin of a request in
 * `Sec-Fetch-Site` or `Origin`. Other programs send neither; they run on this machine and need no page to
 * reach the data.
 * @returns Why the request is refused, or null.
 */
export function crossOriginRefusal({ headers }: IncomingMessage): string | null {
  const site = headers['sec-fetch-site'];
  const isForeign = site !== undefined && site !== 'same-origin';
  const hasOtherOrigin = headers.origin !== undefined && headers.origin !== `http://${headers.host ?? ''}`;
  return isForeign || hasOtherOrigin ? 'Pages of other origins may not use the viewer.' : null;
}
