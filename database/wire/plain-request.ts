import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers that offer another protocol. */
const OFFER: ReadonlySet<string> = new Set(['connection', 'upgrade', 'http2-settings']);

function headerLines({ rawHeaders, headers }: IncomingMessage): string {
  let lines = /\bclose\b/i.test(headers.connection ?? '') ? 'Connection: close\r\n' : '';
  rawHeaders.forEach((name, index) => {
    const isName = index % 2 === 0;
    if (isName && !OFFER.has(name.toLowerCase())) lines += `${name}: ${rawHeaders[index + 1] ?? ''}\r\n`;
  });
  return lines;
}

/**
 * Answers a request that offers an unsupported protocol as if it had not offered it, which a server may do
 * (RFC 9110, section 7.8). Node has by then removed the connection from its HTTP server. So the request is
 * put back into the connection, without the offer, and the connection is given to the server again.
 * @param server The HTTP server.
 * @param request The request.
 * @param socket Its connection.
 * @param head What the client sent after the headers of the request.
 */
export function answerAsPlain(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method = 'GET', url = '/' } = request;
  const start = Buffer.from(`${method} ${url} HTTP/1.1\r\n${headerLines(request)}\r\n`, 'latin1');
  socket.unshift(Buffer.concat([start, head]));
  server.emit('connection', socket);
}
