import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { readBody } from './body';
import { errorText, reported } from './http-error';
import type { Identity } from '../auth/token';
import { identityOfRequest, readParameters } from './parameters';
import { inspect, performOnRules, RULES_ADDRESS } from './settings';
import { conditionOf, type Operation, type Result } from './operation';
import { stream } from './stream';
import { pathOf, type Exchange } from './target';
import { perform } from './verbs';

/** The page that asks may read every answer: pages that may not were refused before. */
function commonHeaders({ headers }: IncomingMessage): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': headers.origin ?? '*',
    'Access-Control-Expose-Headers': 'ETag',
    'Cache-Control': 'no-cache',
  };
}

function preflight({ request, response }: Exchange): void {
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

const zip = promisify(gzip);

/** In UTF-16 code units. */
const MIN_LENGTH = 1024;

function acceptsGzip(accepted: string): boolean {
  const codings = accepted.toLowerCase().split(',');
  const weights = codings.map((coding) => /^gzip(?:;q=([\d.]+))?$/.exec(coding.replace(/\s/g, '')));
  return weights.some((found) => found !== null && Number(found[1] ?? 1) > 0);
}

async function compressed(body: string, accepted: string | undefined): Promise<Buffer | null> {
  if (body.length < MIN_LENGTH || !acceptsGzip(accepted ?? '')) return null;
  return zip(body, { level: constants.Z_BEST_SPEED });
}

async function send({ request, response, url }: Exchange, result: Result): Promise<void> {
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
function verbOf({ request, url }: Exchange): string {
  const { method = 'GET', headers } = request;
  const header = headers['x-http-method-override'];
  const override =
    url.searchParams.get('x-http-method-override') ?? (typeof header === 'string' ? header : null);
  return method === 'POST' && override !== null ? override.toUpperCase() : method;
}

function operationOf({ request, url, namespace }: Exchange): Operation {
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
function inOrder({ request: { socket }, response }: Exchange, act: () => void): void {
  const previous = lastOf.get(socket);
  lastOf.set(socket, response);
  if (previous === undefined || previous.closed) act();
  else previous.once('close', act);
}

interface Server {
  readonly log: (line: string) => void;
  readonly databases: () => readonly string[];
}

/** Returns null when the answer is a stream that has begun. */
async function serve(exchange: Exchange, { databases }: Server): Promise<Result | null> {
  const { request, response, url, namespace } = exchange;
  const verb = verbOf(exchange);
  const identity = (): Identity => identityOfRequest(request, url.searchParams);
  const inspected = inspect(verb, url.pathname, identity, databases);
  if (inspected !== null) return inspected;
  if (url.pathname === RULES_ADDRESS) {
    return performOnRules(verb, namespace, identity(), url.searchParams, () => readBody(request));
  }
  const operation = operationOf(exchange);
  const wantsStream = request.headers.accept?.includes('text/event-stream') === true;
  if (verb !== 'GET' || !wantsStream) return perform(verb, operation);
  await stream(operation, response, commonHeaders(request));
  return null;
}

async function answer(exchange: Exchange, server: Server): Promise<void> {
  const { request, response, url } = exchange;
  const result = await serve(exchange, server).catch((error: unknown): Result => {
    const { status, message } = reported(error, `${request.method ?? ''} ${url.pathname}`, server.log);
    return { status, body: errorText(status === 500 ? 'Internal server error.' : message) };
  });
  if (result === null) return;
  if (response.headersSent) response.destroy();
  else await send(exchange, result);
}

export function handleRest(exchange: Exchange, server: Server): void {
  if (exchange.request.method === 'OPTIONS') preflight(exchange);
  else inOrder(exchange, () => void answer(exchange, server));
}
