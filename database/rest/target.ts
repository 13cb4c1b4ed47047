import type { IncomingMessage } from 'node:http';
import { invalidPath, parsePath, type Path } from '../tree/path';
import { HttpError } from './http-error';

/** What a REST address means. */
interface Target {
  /** The database named in the address; null for the default one. */
  readonly namespace: string | null;
  /** The data's path; decoded. */
  readonly path: Path;
  readonly parameters: URLSearchParams;
}

/** The address of a request, on a host of no meaning; null when it is no address. */
export function urlOf(request: IncomingMessage): URL | null {
  const address = `http://localhost${request.url ?? '/'}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/** The host and port the client used, else those that it reached. */
export function hostOf({ headers, socket }: IncomingMessage): string {
  return headers.host ?? `${socket.localAddress ?? ''}:${socket.localPort ?? ''}`;
}

/** The database a host name itself names: `name.localhost` stands for `?ns=name`. */
function namespaceOfHost(host: string): string | null {
  const [, name] = /^([a-z0-9-]+)\.localhost(?::\d+)?$/i.exec(host) ?? [];
  return name ?? null;
}

/** The database an address asks for: parameter `ns`, else the host's first label under `localhost`, else null. */
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

/** Reads the address of a REST request. Throws HttpError 404 when it does not end in `.json`, DataError for a bad path. */
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
