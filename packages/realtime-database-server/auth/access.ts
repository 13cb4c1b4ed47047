import type { IncomingMessage } from 'node:http';
import { parseUrl } from './parse-url';

/** Headers by which a proxy says that it sends a request for another client. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);
}

function nameOf(host = ''): string {
  return parseUrl(`http://${host}`)?.hostname ?? '';
}

function isLoopbackName(host: string | undefined): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(nameOf(host));
}

/** Returns whether an origin, or the address of a page, is of this machine or of the server itself. */
function isOwnPage(address: string, host: string | undefined): boolean {
  const page = parseUrl(address);
  return page !== null && (isLoopbackName(page.host) || page.host === host);
}

/** Returns whether a host is a name of the Internet, which anybody can let resolve to this machine. */
function isPublicName(host: string | undefined): boolean {
  return /\.[^\d]/.test(nameOf(host)) && !isLoopbackName(host);
}

/**
 * Checks that a request does not come from a web page of a foreign origin. Such a page could otherwise read and
 * write everything, as any user or as the administrator, while a developer only looks at it. Browsers name the page
 * in `Origin` or `Referer`, or say `cross-site`; a foreign name of this machine in `Host` is DNS rebinding. Other
 * programs send none of these. Opening an address itself in a browser is no request of a page.
 * @returns Why the request is refused, or null.
 */
export function foreignPageRefusal({ headers, method }: IncomingMessage, anyHost: boolean): string | null {
  const site = headers['sec-fetch-site'];
  const isOpened = headers['sec-fetch-dest'] === 'document' && (method === 'GET' || method === 'HEAD');
  const page = headers.origin ?? headers.referer;
  const isForeign = page === undefined ? site === 'cross-site' : !isOwnPage(page, headers.host);
  if ((isForeign && !isOpened) || (!anyHost && isPublicName(headers.host))) {
    return 'Web pages of other origins may not use this database; allow them with --allow-any-page.';
  }
  return null;
}

/**
 * Checks that a server for this machine alone listens on it alone.
 * @throws {Error} that names the flag.
 */
export function checkHost(host: string, allowOtherMachines: boolean): void {
  if (allowOtherMachines || isLoopbackName(host.includes(':') ? `[${host}]` : host)) return;
  throw new Error(
    `host ${host}: other machines could read and write everything; use 127.0.0.1, or allow it with --allow-other-machines (allowOtherMachines)`,
  );
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
