import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The site as a journey sees it: the export's own server, and what a journey asks to be different. */
export interface JourneyServer {
  readonly url: string;
  /** Puts a classic script before all scripts of every document from now on. */
  change: (before: string) => void;
  /** What pages complained about since the last change, where the watch script collects it. */
  complaints: () => readonly string[];
  close: () => Promise<void>;
}

const BEFORE = '/__journey/before.js';
const COMPLAINT = '/__journey/complaint';

/** Script that tells the server of every error and warning of a page, for an engine whose driver does not. It waits for the answer, so that none is late. */
export const WATCH_SCRIPT = `{
  const tell = (...words) => {
    const request = new XMLHttpRequest();
    request.open('POST', '${COMPLAINT}', false);
    request.send(words.map(String).join(' '));
  };
  addEventListener('error', ({ message, error }) => { if (message) tell('uncaught', message, error?.stack ?? ''); });
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled', reason, reason?.stack ?? ''));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell('refused', violatedDirective, blockedURI));
  for (const level of ['error', 'warn', 'assert']) {
    const own = console[level];
    console[level] = (...words) => { if (level !== 'assert' || !words[0]) tell('console', ...words); own.apply(console, words); };
  }
}`;

/** Asks the export's server. Gives its answer, not compressed and never "not modified", because the document may have to differ. */
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

async function sendDocument(response: ServerResponse, original: IncomingMessage): Promise<void> {
  const html = await text(original);
  const headers = { ...original.headers };
  delete headers['content-length'];
  delete headers.etag;
  response.writeHead(original.statusCode ?? 500, headers);
  response.end(html.replace(/<head\b[^>]*>/, `$&<script src="${BEFORE}"></script>`));
}

/** Starts it before the export's own server. Takes that one's address. */
export async function startJourneyServer(site: string): Promise<JourneyServer> {
  let before = '';
  let complaints: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === COMPLAINT) {
      complaints.push(await text(request));
      response.end();
      return;
    }
    if (request.url === BEFORE) {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cache-control', 'no-store');
      response.end(before);
      return;
    }
    const original = await fetchOriginal(site, request);
    if (original.headers['content-type']?.startsWith('text/html') === true) {
      await sendDocument(response, original);
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
      before = next;
      complaints = [];
    },
    complaints: () => complaints,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
