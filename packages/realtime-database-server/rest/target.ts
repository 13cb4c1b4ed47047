import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseUrl } from '../auth/address';
import type { Namespace } from '../store/namespace';
import type { Namespaces } from '../store/namespaces';
import { invalidPath, parsePath, type Path } from '../tree/path';
import { HttpError } from './http-error';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly namespace: Namespace;
}

/** In characters, percent-encoded: an export has a file of this name. */
const MAX_NAME_LENGTH = 200;

/**
 * Parses the address of a request against a placeholder host; null when it is not valid, or names a database
 * with a name that is too long.
 */
export function urlOf(request: IncomingMessage): URL | null {
  const { url: target = '/' } = request;
  // A client may send a whole address, as to a proxy (RFC 9112, section 3.2.2).
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  const url = parseUrl(address);
  const name = url?.searchParams.get('ns') ?? '';
  return encodeURIComponent(name).length > MAX_NAME_LENGTH ? null : url;
}

export function hostOf({ headers, socket }: IncomingMessage): string {
  return headers.host ?? `${socket.localAddress ?? ''}:${socket.localPort ?? ''}`;
}

/**
 * Returns the database that a request names: by the parameter `ns`, else by the first label of a host under
 * `localhost` (`name.localhost` means `?ns=name`), else none. What a client gets for a name: `Namespaces.ofClient`.
 */
export function namespaceOf(namespaces: Namespaces, request: IncomingMessage, url: URL): Namespace {
  const [, name = null] = /^([a-z0-9-]{1,63})\.localhost(?::\d+)?$/i.exec(hostOf(request)) ?? [];
  return namespaces.ofClient(url.searchParams.get('ns') ?? name);
}

/**
 * Returns the path of a REST request.
 * @throws {HttpError} with status 404 when its address does not end in `.json`.
 * @throws {DataError} when the path is not valid.
 */
export function pathOf({ pathname }: URL): Path {
  if (!pathname.endsWith('.json')) {
    throw new HttpError(404, 'append .json to your request URI to use the REST API.');
  }
  const keys = pathname.slice(0, -'.json'.length).split('/');
  let decoded: string[];
  try {
    decoded = keys.map((key) => decodeURIComponent(key));
  } catch {
    throw invalidPath();
  }
  return parsePath(decoded.join('/'));
}
