import type { IncomingMessage } from 'node:http';
import { invalidPath, parsePath, type Path } from '../tree/path';
import { HttpError } from './http-error';

/** The parsed address of a REST request. */
interface Target {
  /** The database that the address names; null for the default one. */
  readonly namespace: string | null;
  /** Path of the data, decoded. */
  readonly path: Path;
  readonly parameters: URLSearchParams;
}

/** Parses the address of a request against a placeholder host; null when it is not valid. */
export function urlOf(request: IncomingMessage): URL | null {
  const address = `http://localhost${request.url ?? '/'}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/** Returns the host and port that the client used, or else those that it connected to. */
export function hostOf({ headers, socket }: IncomingMessage): string {
  return headers.host ?? `${socket.localAddress ?? ''}:${socket.localPort ?? ''}`;
}

/** Returns the database that a host name contains: `name.localhost` means `?ns=name`. */
function namespaceOfHost(host: string): string | null {
  const [, name] = /^([a-z0-9-]+)\.localhost(?::\d+)?$/i.exec(host) ?? [];
  return name ?? null;
}

/**
 * Returns the database that an address names: the parameter `ns`, else the first label of a host under
 * `localhost`, else null.
 */
export function namespaceOf(parameters: URLSearchParams, host: string): string | null {
  return parameters.get('ns') ?? namespaceOfHost(host);
}

function decodedPath(pathname: string): Path {
  let decoded: string[];
  try {
    decoded = pathname.split('/').map((key) => decodeURIComponent(key));
  } catch {
    throw invalidPath();
  }
  return parsePath(decoded.join('/'));
}

/**
 * Parses the address of a REST request.
 * @throws {HttpError} with status 404 when it does not end in `.json`.
 * @throws {DataError} when the path is not valid.
 */
export function targetOf(url: URL, host: string): Target {
  if (!url.pathname.endsWith('.json')) {
    throw new HttpError(404, 'append .json to your request URI to use the REST API.');
  }
  return {
    namespace: namespaceOf(url.searchParams, host),
    path: decodedPath(url.pathname.slice(0, -'.json'.length)),
    parameters: url.searchParams,
  };
}
