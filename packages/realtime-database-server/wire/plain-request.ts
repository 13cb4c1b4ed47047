import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { readBytes } from '../rest/body';

const OFFER: ReadonlySet<string> = new Set(['connection', 'upgrade', 'http2-settings']);

const LENGTH: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding']);

/** Since version 26, Node reads the body of such a request; before, it leaves the body on the connection. */
const NODE_READS_BODY = Number(process.versions.node.split('.', 1)[0]) >= 26;

function headerLines({ rawHeaders, headers }: IncomingMessage, body: Buffer | undefined): string {
  let lines = /\bclose\b/i.test(headers.connection ?? '') ? 'Connection: close\r\n' : '';
  if (body) lines += `Content-Length: ${body.length}\r\n`;
  rawHeaders.forEach((header, index) => {
    const name = header.toLowerCase();
    if (index % 2 === 1 || OFFER.has(name) || (body && LENGTH.has(name))) return;
    lines += `${header}: ${rawHeaders[index + 1] ?? ''}\r\n`;
  });
  return lines;
}

/**
 * Answers a request that offers an unsupported protocol as if it had not offered it, which a server may do
 * (RFC 9110, section 7.8). Node has by then removed the connection from its HTTP server. So the request is
 * put back into the connection, without the offer, and the connection is given to the server again.
 * (`shouldUpgradeCallback` of newer versions would do this, but loses a next request that is already there.)
 * @param head What the client sent after what Node has read of the request.
 * @returns A promise that rejects when the connection breaks or the body is too large.
 */
export async function answerAsPlain(
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const body = NODE_READS_BODY ? await readBytes(request) : undefined;
  const start = Buffer.from(`${method} ${url} HTTP/1.1\r\n${headerLines(request, body)}\r\n`, 'latin1');
  socket.unshift(Buffer.concat([start, body ?? Buffer.alloc(0), head]));
  server.emit('connection', socket);
}
