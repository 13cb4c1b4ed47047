import type { IncomingMessage, ServerResponse } from 'node:http';
import { jsonOf, readBody } from '../rest/body';
import { HttpError } from '../rest/http-error';
import { fieldsOf, hasFields } from '../tree/is-record';
import { parsePath, type Path } from '../tree/path';

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

  path(): Path {
    return parsePath(this.text('path'));
  }

  optionalText(name: string): string | null {
    return this.fields.get(name) === undefined ? null : this.text(name);
  }

  /** @throws {HttpError} with status 400 when it is not a whole number above zero. */
  count(name: string): number {
    const value = this.fields.get(name);
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
    throw new HttpError(400, `${name} must be a whole number above zero.`);
  }

  value(name: string): unknown {
    return this.fields.get(name);
  }
}

/** No other page may read, embed or cache an answer of the viewer. */
export const COMMON_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

export function begin(
  response: ServerResponse,
  headers: Record<string, string | number>,
  status = 200,
): void {
  response.writeHead(status, {
    ...COMMON_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    ...headers,
  });
}

export function send(
  response: ServerResponse,
  text: string,
  headers: Record<string, string> = {},
  status = 200,
): void {
  begin(response, { ...headers, 'Content-Length': Buffer.byteLength(text) }, status);
  response.end(text);
}
