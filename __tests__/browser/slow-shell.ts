import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a site again, on another port. The HTML of its app shell is sent by the test, in its own time. */
export async function slowShell(
  site: string,
  send: (html: string, response: ServerResponse) => void,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  async function answer(path: string, response: ServerResponse): Promise<void> {
    const original = await fetch(site + path);
    response.writeHead(original.status, { 'content-type': original.headers.get('content-type') ?? '' });
    if (path === '/') send(await original.text(), response);
    else response.end(Buffer.from(await original.arrayBuffer()));
  }
  const server = createServer(({ url = '/', headers }, response) => {
    // What is refused is not used for a click. An answer without content would be, and lead nowhere.
    if (headers['sec-purpose'] !== undefined) response.writeHead(503).end();
    else answer(url, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
