import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const missing: RequestListener = (_request, response) => response.writeHead(404).end();

export const answers =
  (body: Buffer | string): RequestListener =>
  (_request, response) =>
    response.end(body);

export const status =
  (code: number, location?: string): RequestListener =>
  (_request, response) =>
    response.writeHead(code, location === undefined ? {} : { location }).end();

/** Gives what starts a server for a test, which answers by the path asked for, and returns its address. */
export function httpServer(): (routes: Readonly<Record<string, RequestListener>>) => Promise<string> {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return async (routes) => {
    const started = createServer((request, response) =>
      (routes[request.url ?? ''] ?? missing)(request, response),
    );
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  };
}
