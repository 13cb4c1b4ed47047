import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { printError } from 'still-live/build/command/command';
import { readJson } from 'still-live/build/files';
import { errorLine, reasonOf } from 'still-live/settings/operator-error';
import {
  type HeaderRule,
  headersFor,
  hostingHeaders,
  parseHeaderRules,
  parseRedirects,
  redirectFor,
  RELEASE_HEADERS,
  RELEASE_REDIRECTS,
} from './hosting-config';
import { filePath } from './release-files';
import { answer, moved, sendText, targetOf } from './respond';

interface StaticServerOptions {
  /** Usually `out`, a link to the current release, which is resolved again for every request. */
  readonly dir: string;
  readonly port: number;
  readonly host?: string;
  readonly firebaseConfig?: unknown;
  /** The host names that are served. A foreign page could point a name of its own here, and read what is served. */
  readonly onlyNames?: readonly string[];
}

export interface StaticServer {
  readonly url: string;
  readonly port: number;
  /** Waits for running answers, 2 s at most. */
  close: () => Promise<void>;
}

const CLOSE_GRACE_MS = 2000;

// Longer than browsers keep an idle connection, which must not be closed at the moment it is used again.
const KEEP_ALIVE_MS = 65_000;

interface ReleaseRules {
  readonly headers: ReturnType<typeof headersFor>;
  readonly redirect: ReturnType<typeof redirectFor>;
}

function readList(file: string): Promise<unknown> {
  return readJson(file, 'build again, or go back with npm run rollback', []);
}

// The rules of a release are read once, because a release never changes.
function releaseRules(headers: readonly HeaderRule[]): (root: string) => Promise<ReleaseRules> {
  let known: { readonly root: string; readonly rules: ReleaseRules } | undefined;
  return async (root) => {
    if (known?.root === root) return known.rules;
    const own = parseHeaderRules(await readList(join(root, RELEASE_HEADERS)), RELEASE_HEADERS);
    const redirects = parseRedirects(await readList(join(root, RELEASE_REDIRECTS)));
    const rules = { headers: headersFor([...headers, ...own]), redirect: redirectFor(redirects) };
    known = { root, rules };
    return rules;
  };
}

function makeHandler(dir: string, headers: readonly HeaderRule[]) {
  const rulesOf = releaseRules(headers);
  return async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { method } = request;
    const [pathname = ''] = targetOf(request).split('?', 1);
    if (method !== 'GET' && method !== 'HEAD')
      return sendText(response, 405, 'Only GET and HEAD are supported.', { allow: 'GET, HEAD' });
    if (!pathname.startsWith('/')) return sendText(response, 400, 'The path is not valid.');
    const root = await realpath(dir).catch(() => undefined);
    if (root === undefined)
      return sendText(response, 503, 'Nothing has been built yet.', { 'retry-after': '5' });
    const rules = await rulesOf(root);
    // An encoded letter or a second slash leads to the same file, so it must not lead around its headers.
    const path = `/${filePath(pathname) ?? pathname.slice(1)}`;
    for (const [key, value] of rules.headers(path)) response.setHeader(key, value);
    const target = rules.redirect(path);
    return target === undefined
      ? answer(request, response, root, pathname)
      : moved(request, response, target);
  };
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const reason = `cannot listen on port ${port} of ${host} (${reasonOf(error)})`;
    const remedy = 'choose another port with --port, or an address of this machine with --host';
    throw new Error(`${reason}: ${remedy}`, { cause: error });
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

async function closeServer(server: Server): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(force);
}

/**
 * Serves as Firebase Hosting would, with `firebase.json` and `404.html`; also compressed files, validation and ranges.
 * @throws {Error} when the port is in use or the configuration is invalid.
 */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { dir, port, host = '127.0.0.1' } = options;
  const firebaseConfig = options.firebaseConfig ?? (await readJson('firebase.json'));
  const handle = makeHandler(dir, hostingHeaders(firebaseConfig));
  const name = host.includes(':') ? `[${host}]` : host;
  const server = createServer((request, response) => {
    const asked = request.headers.host?.replace(/:\d+$/, '') ?? '';
    if (options.onlyNames?.includes(asked) === false) {
      sendText(response, 403, `Only http://${name}:${bound} is served here.`);
      return;
    }
    handle(request, response).catch((error: unknown) => {
      // A client that disconnects early ends here too; then there is nobody to answer.
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      // The query is left out, because it may hold the key of a preview.
      printError(`serve: ${targetOf(request).split('?', 1).join('')}: ${errorLine(error)}`);
      sendText(response, 500, 'Internal server error.');
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const bound = await listen(server, port, host);
  return { url: `http://${name}:${bound}`, port: bound, close: () => closeServer(server) };
}
