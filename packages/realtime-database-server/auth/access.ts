import type { IncomingMessage } from 'node:http';
import type { DatabaseOptions } from '../api';
import { parseUrl } from './address';

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

/** Anybody can let a name of the Internet resolve to this machine, but not an address or a single word. */
function isNearName(name: string): boolean {
  return /^([\d.]+|\[.*\]|[^.]+)$/.test(name);
}

/**
 * Checks names that a server is to be reached by.
 * @throws {Error} that names the first that is none.
 */
function checkedNames(names: readonly string[]): ReadonlySet<string> {
  const wrong = names.find((name) => !/^(\[[\da-f:.]+\]|[\w.-]+)$/i.test(name) || nameOf(name) === '');
  if (wrong === undefined) return new Set(names.map(nameOf));
  throw new Error(
    `--allow-host ${wrong} (allowHosts): give a name or an address without scheme and port, such as db or 10.0.2.2`,
  );
}

/**
 * Decides which requests are answered. Everybody may be the administrator, so a web page that a developer only looks at
 * must not reach the database. Browsers name the page in `Origin` or `Referer`, or say `cross-site`; other programs send
 * none of these.
 */
export class Access {
  private readonly names: ReadonlySet<string>;

  constructor(private readonly options: DatabaseOptions) {
    this.names = checkedNames(options.allowHosts ?? []);
  }

  isOwn(host: string | undefined): boolean {
    return isLoopbackName(host) || this.names.has(nameOf(host));
  }

  refusal({ headers, method }: IncomingMessage, url: URL | null): string | null {
    if (this.options.allowAnyPage === true) return null;
    const { host, origin, referer } = headers;
    if (!this.isAnswered(host)) return this.refused(parseUrl(`http://${host}`), 'The name in Host');
    const site = headers['sec-fetch-site'];
    const address = origin ?? referer;
    const page = parseUrl(address ?? '');
    const isOpened = headers['sec-fetch-dest'] === 'document' && (method === 'GET' || method === 'HEAD');
    const isOwnPage = page !== null && (this.isOwn(page.host) || page.host === host);
    const isForeign = address === undefined ? site === 'cross-site' : !isOwnPage;
    if (isForeign && !isOpened) return this.refused(page, 'A page that does not say its origin');
    // A browser may say nothing at all of a script tag: to an address that it does not trust, or an old browser.
    const isNear = isOwnPage || site === 'same-origin' || site === 'same-site';
    if (isNear || headers.authorization !== undefined || !isForScripts(url)) return null;
    return 'A script tag or long polling (callback, /.lp) must come from a page of this machine; programs send the header Authorization or Origin.';
  }

  /** Every browser sends `Host`. Other machines use an address or a name of their network. */
  private isAnswered(host: string | undefined): boolean {
    if (host === undefined || this.isOwn(host)) return true;
    return this.options.allowOtherMachines === true && isNearName(nameOf(host));
  }

  private refused(from: URL | null, otherwise: string): string {
    const { host = '', hostname = '' } = from ?? {};
    const flag = hostname === '' ? '' : `it with --allow-host ${hostname} (allowHosts), or `;
    return `${host || otherwise} may not use this database: it is not of this machine. Allow ${flag}every page with --allow-any-page (allowAnyPage).`;
  }
}

/** Such an answer runs as a script in the page that asks for it, wherever that page is from. */
function isForScripts(url: URL | null): boolean {
  return url !== null && (url.pathname === '/.lp' || url.searchParams.has('callback'));
}

/**
 * Checks that a server for this machine alone listens on it alone.
 * @throws {Error} that names the flag.
 */
export function checkHost(host: string, allowOtherMachines: boolean): void {
  if (allowOtherMachines || isLoopbackName(host.includes(':') ? `[${host}]` : host)) return;
  throw new Error(
    `host ${host}: other machines could read and write everything; allow it with --allow-other-machines (allowOtherMachines), or use 127.0.0.1 (--host counts more than firebase.json)`,
  );
}

/**
 * Checks that a request comes from this machine. The name in `Host` must be a name of this machine, because a
 * foreign name can also resolve to it (DNS rebinding).
 * @returns Why the request is refused, or null.
 */
export function remoteRefusal({ headers, socket }: IncomingMessage, access: Access): string | null {
  if (!isLoopbackAddress(socket.remoteAddress)) return 'The viewer answers only on its own machine.';
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) {
    return 'The viewer does not answer through a proxy.';
  }
  if (access.isOwn(headers.host)) return null;
  return 'The viewer answers only under localhost, 127.0.0.1 or a name that --allow-host allows; open it under one of them.';
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
