import type { IncomingMessage } from 'node:http';
import { readBody } from '../rest/body';
import { HttpError } from '../rest/http-error';

/** The fields of a JSON request of the page. */
export class Fields {
  private constructor(private readonly fields: ReadonlyMap<string, unknown>) {}

  /** Reads the body of a request. Throws HttpError 415 or 400 when it is no JSON object. */
  static async of(request: IncomingMessage): Promise<Fields> {
    // Anything else a page of another origin could send without being asked for permission.
    if (request.headers['content-type'] !== 'application/json') {
      throw new HttpError(415, 'The viewer takes application/json only.');
    }
    const text = await readBody(request);
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw new HttpError(400, 'The request is not JSON.');
    }
    if (typeof json !== 'object' || json === null) throw new HttpError(400, 'The request is no JSON object.');
    return new Fields(new Map(Object.entries(json)));
  }

  /** A text that must be there. Throws HttpError 400. */
  text(name: string): string {
    const value = this.fields.get(name);
    if (typeof value !== 'string') throw new HttpError(400, `${name} must be a text.`);
    return value;
  }

  /** A text that may be missing. */
  optionalText(name: string): string | null {
    return this.fields.get(name) === undefined ? null : this.text(name);
  }

  /** A whole number above zero. Throws HttpError 400. */
  count(name: string): number {
    const value = this.fields.get(name);
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
    throw new HttpError(400, `${name} must be a whole number above zero.`);
  }

  /** Whatever is there. */
  value(name: string): unknown {
    return this.fields.get(name);
  }
}
