import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Namespace } from '../store/namespace';
import { readBody } from './body';
import { compressed } from './compress';
import { conditionOf } from './etag';
import { errorText, reported } from './http-error';
import { identityOfRequest } from './identity';
import type { Operation, Result } from './operation';
import { readParameters } from './parameters';
import { performOnRules, RULES_ADDRESS } from './settings';
import { stream } from './stream';
import { pathOf } from './target';
import { perform } from './verbs';

/** Headers of every answer. The page that asks may read it: the others are refused before. */
function commonHeaders({ headers }: IncomingMessage): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': headers.origin ?? '*',
    'Access-Control-Expose-Headers': 'ETag',
    'Cache-Control': 'no-cache',
  };
}

function preflight(request: IncomingMessage, response: ServerResponse): void {
  const wanted = request.headers['access-control-request-headers'];
  response.writeHead(200, {
    ...commonHeaders(request),
    'Access-Control-Allow-Methods': 'GET, PUT, POST, PATCH, DELETE, OPTIONS, HEAD',
    'Access-Control-Max-Age': '3600',
    ...(wanted === undefined ? {} : { 'Access-Control-Allow-Headers': wanted }),
    'Content-Length': 0,
  });
  response.end();
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  result: Result,
  url: URL,
): Promise<void> {
  const { status, etag } = result;
  const callback = url.searchParams.get('callback');
  const isScript = callback !== null && /^[\w$.]+$/.test(callback);
  const text = isScript ? `${callback}(${result.body});` : result.body;
  const hasBody = status !== 204 && status !== 304;
  const isSent = hasBody && request.method !== 'HEAD';
  const zipped = isSent ? await compressed(text, request.headers['accept-encoding']) : null;
  const body = zipped ?? text;
  const download = url.searchParams.get('download')?.replace(/[^\w. -]/g, '_');
  response.writeHead(status, {
    ...commonHeaders(request),
    'Content-Type': `${isScript ? 'application/javascript' : 'application/json'}; charset=utf-8`,
    Vary: 'Accept-Encoding',
    ...(zipped === null ? {} : { 'Content-Encoding': 'gzip' }),
    ...(hasBody ? { 'Content-Length': Buffer.byteLength(body) } : {}),
    ...(etag === undefined ? {} : { ETag: etag }),
    ...(download === undefined ? {} : { 'Content-Disposition': `attachment; filename="${download}"` }),
  });
  response.end(isSent ? body : undefined);
}

/**
 * Returns the verb of a request. Clients that can only send POST name another verb in a header or parameter.
 */
function verbOf({ method = 'GET', headers }: IncomingMessage, url: URL): string {
  const header = headers['x-http-method-override'];
  const override =
    url.searchParams.get('x-http-method-override') ?? (typeof header === 'string' ? header : null);
  return method === 'POST' && override !== null ? override.toUpperCase() : method;
}

function operationOf(request: IncomingMessage, url: URL, namespace: Namespace): Operation {
  return {
    namespace,
    path: pathOf(url),
    identity: identityOfRequest(request, url.searchParams),
    parameters: readParameters(url.searchParams),
    condition: conditionOf(request),
    body: () => readBody(request),
  };
}

const lastOf = new WeakMap<Socket, ServerResponse>();

/**
 * Calls `act` when the previous request of the connection has been answered; at once when there is none. A client may
 * send the next request before it has the answer to the last one; only safe requests may then run at the same time (RFC
 * 9112, section 9.3.2).
 */
function inOrder({ socket }: IncomingMessage, response: ServerResponse, act: () => void): void {
  const previous = lastOf.get(socket);
  lastOf.set(socket, response);
  if (previous === undefined || previous.closed) act();
  else previous.once('close', act);
}

/** Handles a REST request for a database. */
type RestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  namespace: Namespace,
) => void;

export function restHandler(log: (line: string) => void): RestHandler {
  /** Returns null when the answer is a stream that has begun. */
  const serve = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    namespace: Namespace,
  ): Promise<Result | null> => {
    const verb = verbOf(request, url);
    if (url.pathname === RULES_ADDRESS) {
      const identity = identityOfRequest(request, url.searchParams);
      const isStrict = url.searchParams.get('format') === 'strict';
      return performOnRules(verb, namespace, identity, isStrict, () => readBody(request));
    }
    const operation = operationOf(request, url, namespace);
    const wantsStream = request.headers.accept?.includes('text/event-stream') === true;
    if (verb !== 'GET' || !wantsStream) return perform(verb, operation);
    stream(operation, response, commonHeaders(request));
    return null;
  };
  const answer: RestHandler = (request, response, url, namespace) =>
    void serve(request, response, url, namespace)
      .catch((error: unknown): Result => {
        const { status, message } = reported(error, `${request.method ?? ''} ${url.pathname}`, log);
        return { status, body: errorText(status === 500 ? 'Internal server error.' : message) };
      })
      .then((result) => (result === null ? undefined : send(request, response, result, url)));
  return (request, response, url, namespace) => {
    if (request.method === 'OPTIONS') preflight(request, response);
    else inOrder(request, response, () => answer(request, response, url, namespace));
  };
}
