import type { IncomingMessage } from 'node:http';

/** Headers by which a proxy says that it speaks for someone else. */
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
 * Why the viewer does not answer a request at all, or null: it is for this machine only. The name in `Host` must be one
 * of this machine's, because a name of somebody else may lead here too (DNS rebinding).
 */
export function strangerRefusal({ headers, socket }: IncomingMessage): string | null {
  if (!isLoopbackAddress(socket.remoteAddress)) return 'The viewer answers only on its own machine.';
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) {
    return 'The viewer does not answer through a proxy.';
  }
  if (isLoopbackName(headers.host)) return null;
  return 'The viewer answers only under localhost or 127.0.0.1; open it under that name.';
}

/**
 * Why a request for data is refused, or null: only the viewer's own page may make one. Browsers say where a request
 * comes from in `Sec-Fetch-Site` or `Origin`; programs send neither, and need no page to do harm.
 */
export function foreignRefusal({ headers }: IncomingMessage): string | null {
  const site = headers['sec-fetch-site'];
  const isForeign = site !== undefined && site !== 'same-origin';
  const hasOtherOrigin = headers.origin !== undefined && headers.origin !== `http://${headers.host ?? ''}`;
  return isForeign || hasOtherOrigin ? 'Pages of other origins may not use the viewer.' : null;
}
