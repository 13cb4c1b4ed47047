import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { DatabaseOptions, RunningDatabase } from './api';
import { Access, checkHost } from './auth/access';
import { parseUrl, addressesOf } from './auth/address';
import { checkPlainJson, controlOf } from './control/control-of';
import { onceEach, Namespaces } from './store/namespaces';
import { loadRules, rulesFileOf, watchRules } from './control/rules-files';
import { handleRest } from './rest/handler';
import { errorText } from './rest/http-error';
import { namespaceOf, urlOf, type Exchange } from './rest/target';
import { oneLine } from './rules/rules-error';
import { openStorage, type Storage } from './store/storage';
import { hasCode, isSystemError } from './store/system-file';
import { messageOf } from './tree/errors';
import type { TreeNode } from './tree/node';
import { EXPORT, jsonPieces } from './tree/to-json';
import { exportFolder } from './transfer/export-folder';
import { importFolder } from './transfer/import-folder';
import { LongPollServer } from './wire/long-poll-server';
import { viewerHandler } from './viewer/viewer-handler';
import { Sessions } from './wire/sessions';
import { SocketServer } from './wire/upgrade';

export type * from './api';

async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const reason = hasCode(error, 'EADDRINUSE')
      ? `port ${port} on ${host} is in use; give another one with --port`
      : `cannot listen on port ${port} of ${host} (${messageOf(error)}); give another port with --port, or an address of this machine with --host`;
    throw new Error(reason, { cause: error });
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`no TCP address on ${host}`);
  return address.port;
}

function answerError(response: ServerResponse, status: number, message: string, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
  response.end(errorText(message));
}

function answerNotYet(_request: IncomingMessage, response: ServerResponse): void {
  answerError(response, 503, 'The database is still reading its state.', { 'Retry-After': '1' });
}

// A record, so that the compiler also names an option that is missing here.
const OPTIONS: Readonly<Record<keyof DatabaseOptions, true>> = {
  port: true,
  host: true,
  allowHosts: true,
  allowOtherMachines: true,
  allowAnyPage: true,
  namespace: true,
  namespaces: true,
  data: true,
  rules: true,
  rulesOf: true,
  watchRules: true,
  import: true,
  persist: true,
  viewer: true,
  log: true,
};

function checkFramedBy(viewer: DatabaseOptions['viewer']): void {
  if (typeof viewer !== 'object') return;
  const { framedBy } = viewer;
  if (/^https?:\/\/[\w.:[\]-]+$/.test(framedBy) && parseUrl(framedBy)) return;
  throw new Error(`viewer.framedBy "${framedBy}" is not one origin; write one such as http://localhost:3001`);
}

/** Errors in rules and imports are found before the server listens. */
async function readOptions(options: DatabaseOptions) {
  const { host = '127.0.0.1', namespaces: mode = 'any', data = null } = options;
  const { rules, rulesOf = {}, import: folder } = options;
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(OPTIONS, name));
  if (unknown !== undefined) {
    throw new TypeError(
      `startDatabase: unknown option ${unknown}; there are ${Object.keys(OPTIONS).join(', ')}`,
    );
  }
  if (!['any', 'one'].includes(mode))
    throw new TypeError(
      `startDatabase: namespaces ${JSON.stringify(mode)} is not known; give "any" or "one"`,
    );
  checkHost(host, options.allowOtherMachines === true);
  void new Access(options);
  checkFramedBy(options.viewer);
  // The command line gives a long file as a Map.
  if (!(data instanceof Map)) checkPlainJson(data, '/');
  const ofSingle = Object.entries(rulesOf).map(
    async ([name, source]) => [name, await loadRules(source)] as const,
  );
  return {
    rules: rules === undefined ? null : await loadRules(rules),
    rulesOf: new Map(await Promise.all(ofSingle)),
    imported: folder === undefined ? new Map<string, TreeNode | null>() : await importFolder(folder),
  };
}

function followRules(
  options: DatabaseOptions,
  namespaces: Namespaces,
  log: (line: string) => void,
): () => void {
  const { rules, rulesOf = {}, watchRules: isWatching = false } = options;
  const all = [[null, rules] as const, ...Object.entries(rulesOf)];
  const stops = all.map(([name, source]) => {
    const file = isWatching && source !== undefined ? rulesFileOf(source) : null;
    return file === null
      ? () => undefined
      : watchRules(file, (read) => namespaces.replaceRules(name, read), log);
  });
  return () => {
    for (const stop of stops) stop();
  };
}

async function openNamespaces(
  { namespace: defaultName = 'default', namespaces: mode = 'any', data, persist = '' }: DatabaseOptions,
  atStart: Awaited<ReturnType<typeof readOptions>>,
  storage: Storage | null,
  report: (line: string) => void,
): Promise<Namespaces> {
  const stored = new Map(storage?.stored);
  if (stored.size > 0 && (data !== undefined || atStart.imported.size > 0)) {
    report(`${persist}: its state is used; data and import are for the first start only`);
  }
  const isAny = mode === 'any';
  const namespaces = new Namespaces({ ...atStart, defaultName, isAny, data, stored, log: storage, report });
  for (const name of [defaultName, ...stored.keys(), ...atStart.imported.keys(), ...atStart.rulesOf.keys()])
    namespaces.get(name);
  await storage?.begin(namespaces.all().map(({ name, root }) => [name, root]));
  return namespaces;
}

function serve(
  server: Server,
  namespaces: Namespaces,
  options: DatabaseOptions,
  log: (line: string) => void,
): () => void {
  const access = new Access(options);
  const logOnce = onceEach(log);
  const refusal = (request: IncomingMessage, url: URL | null): string | null => {
    const refused = access.refusal(request, url);
    if (refused !== null) logOnce(`refused: ${refused}`);
    return refused;
  };
  const sessions = new Sessions(log);
  const polls = new LongPollServer(sessions);
  const { viewer: page = true } = options;
  const framedBy = typeof page === 'object' ? page.framedBy : undefined;
  const viewer = page === false ? () => false : viewerHandler(namespaces, { access, log, framedBy });
  const sockets = new SocketServer(server, { namespaces, sessions, polls, log, refusal });
  const answer = (exchange: Exchange): void => {
    if (exchange.url.pathname === '/.lp') polls.serve(exchange);
    else handleRest(exchange, { log, databases: () => namespaces.used().map(({ name }) => name) });
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const url = urlOf(request);
    if (url === null) {
      answerError(response, 400, 'Invalid address, or the name of the database (ns) is too long.');
      return;
    }
    if (viewer(request, response, url)) return;
    const refused = refusal(request, url);
    if (refused !== null) {
      answerError(response, 403, refused);
      return;
    }
    const namespace = namespaceOf(namespaces, request, url);
    response.once('close', namespaces.enter(namespace, request.socket));
    const { delayed } = namespace.network;
    const exchange = { request, response, url, namespace };
    if (delayed === 0) answer(exchange);
    else setTimeout(() => answer(exchange), delayed);
  });
  return () => {
    sessions.endAll();
    sockets.closeAll();
  };
}

/**
 * Starts a Realtime Database server: the protocol of the SDKs over WebSockets at `/.ws` and long polling at
 * `/.lp`, and REST at all other paths.
 * @returns The server, once it accepts connections.
 * @throws {Error} with one line when the port is in use, when data, rules or import are not valid, or when
 *   the stored state cannot be read or is in use.
 */
export async function startDatabase(options: DatabaseOptions = {}): Promise<RunningDatabase> {
  const { port = 0, host = '127.0.0.1' } = options;
  // Lines may quote what clients sent.
  const log = (line: string): void => options.log?.(oneLine(line));
  const atStart = await readOptions(options);
  const server = createServer();
  // Open the port first: a second server on the same port then stops here, before it touches the files of the
  // first.
  const addresses = addressesOf(host, await listen(server, port, host));
  server.on('request', answerNotYet);
  let storage: Storage | null = null;
  let namespaces: Namespaces | null = null;
  let endConnections = (): void => undefined;
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    endConnections();
    server.closeAllConnections();
    await closed;
    for (const namespace of namespaces?.all() ?? []) namespace.finish();
    await storage?.close();
  };
  try {
    storage = options.persist === undefined ? null : await openStorage(options.persist, log);
    namespaces = await openNamespaces(options, atStart, storage, log);
    server.off('request', answerNotYet);
    const endSessions = serve(server, namespaces, options, log);
    const stopFollowing = followRules(options, namespaces, log);
    endConnections = () => {
      stopFollowing();
      endSessions();
    };
    return running(addresses, namespaces, close);
  } catch (error) {
    await close();
    if (!isSystemError(error)) throw error;
    throw new Error(
      `${resolve(options.persist ?? '')} cannot be used (${messageOf(error)}); make room or let this user write there, or give another file with --persist`,
      { cause: error },
    );
  }
}

function running(
  addresses: ReturnType<typeof addressesOf>,
  namespaces: Namespaces,
  close: () => Promise<void>,
): RunningDatabase {
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopped ??= close());
  const checkRunning = (): void => {
    if (stopped !== null) throw new Error(`the database at ${addresses.url} has stopped`);
  };
  return {
    ...addresses,
    ...controlOf(namespaces.get(null), namespaces, checkRunning),
    namespace: (name) => ({
      ...controlOf(namespaces.get(name), namespaces, checkRunning),
      name,
      url: `${addresses.url}?ns=${encodeURIComponent(name)}`,
    }),
    coverage: () => namespaces.coverage(),
    export: (folder) =>
      exportFolder(
        folder,
        namespaces.used().map(({ name, root }) => [name, jsonPieces(root, EXPORT)] as const),
      ),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
