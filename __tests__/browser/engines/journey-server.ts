import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

interface Served {
  /** A classic script, which is put before all other scripts of every document. */
  readonly before: string;
  /** Without them, requests for pictures are answered with an empty one. */
  readonly pictures: boolean;
  /** Without them, documents come in a sandbox that runs none: a setting of the browser would need another one to be started. */
  readonly scripts: boolean;
}

/**
 * The server for journeys: passes requests on to the export's own server, with the changes that a journey
 * asks for.
 */
export interface JourneyServer {
  readonly url: string;
  /** Changes what is served from now on. */
  change: (change: Served) => void;
  /** Scripts that are served in place of those of the export, by their paths. */
  readonly replaced: Map<string, string>;
  /** Returns the errors and warnings of pages since the last change, when the watch script collects them. */
  complaints: () => readonly string[];
  close: () => Promise<void>;
}

const BEFORE = '/__journey/before.js';
const COMPLAINT = '/__journey/complaint';

/**
 * Script that reports every error and warning of a page to the server, for an engine whose driver does not, and keeps what was pressed.
 * The request is synchronous, so that no report arrives late. When a page is being left (`isLeft`), WebKit
 * fails what it still loads before it leaves it: a script that is missing then is none.
 */
export const WATCH_SCRIPT = `{
  const tell = (...words) => {
    const request = new XMLHttpRequest();
    request.open('POST', '${COMPLAINT}', false);
    request.send(words.map(String).join(' '));
  };
  const isCancelled = (error) => self.isLeft && error?.name === 'ChunkLoadError';
  addEventListener('pageshow', () => { self.isLeft = false; });
  self.presses = [];
  for (const type of ['pointerdown', 'click'])
    addEventListener(type, ({ target, clientX, clientY }) => self.presses.push(type + ' at ' + clientX + ' ' + clientY + ' on ' + target.tagName + ' ' + target.textContent?.slice(0, 30)), true);
  addEventListener('error', ({ message, error }) => { if (message && !isCancelled(error)) tell('uncaught', message, error?.stack ?? ''); });
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled', reason, reason?.stack ?? ''));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell('refused', violatedDirective, blockedURI));
  for (const level of ['error', 'warn', 'assert']) {
    const own = console[level];
    console[level] = (...words) => { if (level !== 'assert' || !words[0]) tell('console', ...words); own.apply(console, words); };
  }
}`;

/**
 * Requests a file of the export's server. The answer is uncompressed and never "not modified", because the
 * document may be changed.
 */
function fetchOriginal(site: string, { url = '/', method = 'GET', headers }: IncomingMessage) {
  const {
    'accept-encoding': _encoding,
    'if-none-match': _match,
    'if-modified-since': _since,
    ...rest
  } = headers;
  return new Promise<IncomingMessage>((resolve, reject) => {
    ask(site + url, { method, headers: { ...rest, 'accept-encoding': 'identity' } }, resolve)
      .on('error', reject)
      .end();
  });
}

async function sendText(
  response: ServerResponse,
  original: IncomingMessage,
  change: (words: string) => string,
): Promise<void> {
  const words = change(await text(original));
  const headers = { ...original.headers };
  delete headers['content-length'];
  delete headers.etag;
  response.writeHead(original.statusCode ?? 500, headers);
  response.end(words);
}

/**
 * Starts the server.
 * @param site Address of the export's own server.
 * @param builtFor Port of the database that the export was built for.
 * @param port Port of the database of the journeys. Each engine has its own, so that engines can run at the
 *   same time.
 */
export async function startJourneyServer(
  site: string,
  builtFor: number,
  port: number,
): Promise<JourneyServer> {
  let served: Served = { before: '', pictures: true, scripts: true };
  let complaints: string[] = [];
  const replaced = new Map<string, string>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === COMPLAINT) {
      complaints.push(await text(request));
      response.end();
      return;
    }
    const script = request.url === BEFORE ? served.before : replaced.get(request.url ?? '');
    if (script !== undefined) {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cache-control', 'no-store');
      response.end(script);
      return;
    }
    const original = await fetchOriginal(site, request);
    const type = original.headers['content-type'] ?? '';
    if (type.startsWith('text/html')) {
      if (!served.scripts) original.headers['content-security-policy'] = 'sandbox allow-same-origin';
      const first = `$&<script src="${BEFORE}"></script>`;
      await sendText(response, original, (html) => html.replace(/<head\b[^>]*>/, first));
      return;
    }
    if (type.startsWith('text/javascript')) {
      const [there, here] = [builtFor, port].map((number) => `127.0.0.1:${number}`);
      await sendText(response, original, (code) => code.replaceAll(there ?? '', here ?? ''));
      return;
    }
    if (!served.pictures && type.startsWith('image/')) {
      original.resume();
      response.setHeader('content-type', 'image/svg+xml');
      response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
      return;
    }
    response.writeHead(original.statusCode ?? 500, original.headers);
    original.pipe(response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('journey server: no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    change: (next) => {
      served = next;
      complaints = [];
      replaced.clear();
    },
    replaced,
    complaints: () => complaints,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
