import { createServer, type ServerResponse } from 'node:http';

/** A site whose entry comes in two parts. */
interface SlowEntry {
  readonly url: string;
  /** Sends the second part, which begins with the screens. */
  readonly sendRest: () => void;
  readonly close: () => Promise<void>;
}

/** Serves a site again, on another port. The app shell's screens are held back until they are asked for. */
export async function slowEntry(site: string): Promise<SlowEntry> {
  let sendRest: (() => void) | undefined;

  async function answer(path: string, isPrefetch: boolean, response: ServerResponse): Promise<void> {
    if (isPrefetch) return void response.writeHead(204).end();
    const original = await fetch(site + path);
    const body = Buffer.from(await original.arrayBuffer());
    const type = original.headers.get('content-type') ?? '';
    response.writeHead(original.status, { 'content-type': type });
    if (path !== '/') return void response.end(body);
    const start = body.indexOf('<main');
    response.write(body.subarray(0, start));
    sendRest = () => response.end(body.subarray(start));
  }
  const server = createServer(({ url = '/', headers }, response) => {
    answer(url, headers['sec-purpose'] !== undefined, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    sendRest: () => sendRest?.(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
