import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readRules, type Rules } from './auth/guard';
import { restHandler } from './rest/handler';
import { hostOf, namespaceOf, urlOf } from './rest/target';
import { Namespaces } from './store/namespaces';
import { openStorage, type Storage } from './store/storage';
import { LongPollServer } from './wire/long-poll-server';
import { viewerHandler } from './viewer/viewer-handler';
import { Sessions } from './wire/sessions';
import { acceptWebSockets } from './wire/upgrade';

/** How to run a database server. */
export interface DatabaseOptions {
  /** The TCP port; 0 takes any free one. */
  readonly port: number;
  /** The address to listen on; 127.0.0.1 unless told otherwise. */
  readonly host?: string;
  /** The database of requests that name none; `feeling` unless told otherwise. */
  readonly defaultNamespace?: string;
  /** The tree of every database that has no stored state yet, as JSON. */
  readonly data?: unknown;
  /** Security rules of every database, as JSON text; without them everyone may do everything. */
  readonly rules?: string;
  /** The file that keeps the state; without it, the state ends with the server. */
  readonly persist?: string;
  /** Whether a browser that opens the address gets a page to look at and edit the data; true unless told otherwise. */
  readonly viewer?: boolean;
  /** Takes lines about what goes wrong. */
  readonly log?: (line: string) => void;
}

/** A database server that accepts connections. */
export interface RunningDatabase {
  /** `http://host:port`, for clients. */
  readonly url: string;
  readonly port: number;
  /** Ends every connection and the server; what was acknowledged is on disk before. */
  close(): Promise<void>;
}

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = `port ${port} on ${host} is in use; give another one with --port`;
      reject(error.code === 'EADDRINUSE' ? new Error(busy) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error(`no TCP address on ${host}`));
      else resolve(address);
    });
  });
}

function answerNotYet(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'Retry-After': '1' }).end();
}

async function openNamespaces(
  options: DatabaseOptions,
  rules: Rules | null,
  storage: Storage | null,
): Promise<Namespaces> {
  const { defaultNamespace = 'feeling', data } = options;
  const stored = new Map(storage?.stored);
  const namespaces = new Namespaces({ defaultName: defaultNamespace, data, stored, rules, log: storage });
  const initial = namespaces.get(null);
  await storage?.keep(initial.name, initial.root);
  return namespaces;
}

/** Serves databases on a server that listens; the result ends all connections. */
function serve(server: Server, namespaces: Namespaces, options: DatabaseOptions): () => void {
  const { log = () => undefined } = options;
  const sessions = new Sessions(log);
  const polls = new LongPollServer(sessions);
  const rest = restHandler(namespaces, log);
  const viewer = options.viewer === false ? () => false : viewerHandler(namespaces, log);
  const sockets = acceptWebSockets(server, { namespaces, sessions, polls, log });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const url = urlOf(request);
    if (url === null) response.writeHead(400).end();
    else if (url.pathname === '/.lp')
      polls.serve(request, response, url, namespaces.get(namespaceOf(url.searchParams, hostOf(request))));
    else if (!viewer(request, response, url)) rest(request, response, url);
  });
  return () => {
    sessions.endAll();
    for (const socket of sockets.clients) socket.terminate();
  };
}

/**
 * Starts a Realtime Database server: the SDKs' protocol over WebSockets at `/.ws` and long polling at `/.lp`, REST
 * everywhere else. Rejects with one line when the port is busy, the data or rules are invalid or the stored state
 * cannot be read or is in use.
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const { port, host = '127.0.0.1', log = () => undefined } = options;
  const rules = options.rules === undefined ? null : readRules(options.rules);
  const server = createServer();
  // The port comes first: a server started twice is told so, and does not touch the files of the other.
  const address = await listen(server, port, host);
  server.on('request', answerNotYet);
  let storage: Storage | null = null;
  let endConnections = (): void => undefined;
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    endConnections();
    server.closeAllConnections();
    await closed;
    await storage?.close();
  };
  try {
    storage = options.persist === undefined ? null : await openStorage(options.persist, log);
    const namespaces = await openNamespaces(options, rules, storage);
    server.off('request', answerNotYet);
    endConnections = serve(server, namespaces, options);
  } catch (error) {
    await close();
    throw error;
  }
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${address.port}`, port: address.port, close };
}
