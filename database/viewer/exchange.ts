import type { IncomingMessage, ServerResponse } from 'node:http';
import { jsonOf, readBody } from '../rest/body';
import { HttpError } from '../rest/http-error';
import { fieldsOf, hasFields } from '../tree/is-record';
import { parsePath, type Path } from '../tree/path';

/** The fields of a request of the page. */
export class Fields {
  private constructor(private readonly fields: ReadonlyMap<string, unknown>) {}

  /**
   * Reads the body of a request, or of one without a body the parameters.
   * @throws {HttpError} with status 415 or 400 when it is not a JSON object.
   */
  static async of(request: IncomingMessage, { searchParams }: URL): Promise<Fields> {
    if (request.method === 'GET') return new Fields(new Map(searchParams));
    // A page of another origin could send any other type without asking for permission (CORS preflight).
    if (request.headers['content-type'] !== 'application/json') {
      throw new HttpError(415, 'The viewer takes application/json only.');
    }
    const json = jsonOf(await readBody(request), 'The request is not JSON.');
    if (!hasFields(json)) throw new HttpError(400, 'The request is not a JSON object.');
    return new Fields(fieldsOf(json));
  }

  /**
   * Returns a required text.
   * @throws {HttpError} with status 400 when it is not a text.
   */
  text(name: string): string {
    const value = this.fields.get(name);
    if (typeof value !== 'string') throw new HttpError(400, `${name} must be a text.`);
    return value;
  }

  /** @throws {DataError} when it is not valid. */
  path(): Path {
    return parsePath(this.text('path'));
  }

  optionalText(name: string): string | null {
    return this.fields.get(name) === undefined ? null : this.text(name);
  }

  /**
   * Returns a whole number above zero.
   * @throws {HttpError} with status 400 when it is not one.
   */
  count(name: string): number {
    const value = this.fields.get(name);
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
    throw new HttpError(400, `${name} must be a whole number above zero.`);
  }

  value(name: string): unknown {
    return this.fields.get(name);
  }
}

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

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  sendText(response, status, JSON.stringify(value));
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
