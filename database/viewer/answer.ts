import type { ServerResponse } from 'node:http';
import type { ViewerPage } from './viewer-page';

/** Headers of every answer of the viewer: no other page may read, embed or cache it. */
const COMMON_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** Sends a text, as JSON by default. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = { 'Content-Type': 'application/json; charset=utf-8' },
): void {
  response.writeHead(status, { ...COMMON_HEADERS, ...headers, 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}

/** Sends a value as JSON. */
export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  sendText(response, status, JSON.stringify(value));
}

/** Sends the page with its Content-Security-Policy. */
export function sendPage(response: ServerResponse, { html, policy }: ViewerPage): void {
  sendText(response, 200, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
}

/** Sends a refusal as plain text, for a person who opened the address in a browser. */
export function sendRefusal(response: ServerResponse, sentence: string): void {
  sendText(response, 403, `${sentence}\n`, { 'Content-Type': 'text/plain; charset=utf-8' });
}

/** Starts a stream of server-sent events. */
export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { ...COMMON_HEADERS, 'Content-Type': 'text/event-stream; charset=utf-8' });
}

/** Sends a value as a file to save. */
export function sendFile(response: ServerResponse, name: string, text: string): void {
  sendText(response, 200, text, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
  });
}
