import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A server that sends one screen of the page in small pieces, as a slow network may deliver it. */
export interface DrippingServer {
  readonly url: string;
  /** From now on the screen of the element with this id arrives in pieces. */
  drip: (id: string) => void;
  close: () => Promise<void>;
}

const PIECE = 600;
/** Time between two pieces, in milliseconds: each can have a frame of its own. */
const PAUSE_MS = 16;

/**
 * Returns the pieces of a page: what is before the screen of an element at once, then the screen, then the rest at
 * once. Styles name elements by their id too, but without a space before it.
 */
function piecesOf(html: string, id: string): string[] {
  const element = html.indexOf(` id="${id}"`);
  if (element < 0) throw new Error(`the page has no element ${id}`);
  const from = html.lastIndexOf('<section', element);
  const end = html.indexOf('</section>', element);
  const pieces = [html.slice(0, from)];
  for (let at = from; at < end; at += PIECE) pieces.push(html.slice(at, Math.min(at + PIECE, end)));
  return [...pieces, html.slice(end)];
}

/**
 * Starts the server before another one. Everything but the page comes from there by a redirect.
 * @param site Address of the export's own server.
 */
export async function startDrippingServer(site: string): Promise<DrippingServer> {
  const page = await fetch(`${site}/`);
  const html = await page.text();
  let id = '';
  const server: Server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(302, { location: `${site}${request.url ?? ''}` }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const pieces = piecesOf(html, id);
    const send = (): void => {
      const piece = pieces.shift();
      if (piece === undefined) {
        response.end();
        return;
      }
      response.write(piece);
      setTimeout(send, PAUSE_MS);
    };
    send();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    drip: (wanted) => (id = wanted),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
