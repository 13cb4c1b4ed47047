import type { IncomingMessage } from 'node:http';
import type { Namespace } from '../store/namespace';
import type { Namespaces } from '../store/namespaces';
import { invalidPath, parsePath, type Path } from '../tree/path';
import { HttpError } from './http-error';

/** Parses the address of a request against a placeholder host; null when it is not valid. */
export function urlOf(request: IncomingMessage): URL | null {
  const address = `http://localhost${request.url ?? '/'}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/** Returns the host and port that the client used, or else those that it connected to. */
export function hostOf({ headers, socket }: IncomingMessage): string {
  return headers.host ?? `${socket.localAddress ?? ''}:${socket.localPort ?? ''}`;
}

/**
 * Returns the database that a request names: by the parameter `ns`, else by the first label of a host under
 * `localhost` (`name.localhost` means `?ns=name`), else the default one.
 */
export function namespaceOf(namespaces: Namespaces, request: IncomingMessage, url: URL): Namespace {
  const [, name = null] = /^([a-z0-9-]+)\.localhost(?::\d+)?$/i.exec(hostOf(request)) ?? [];
  return namespaces.get(url.searchParams.get('ns') ?? name);
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
