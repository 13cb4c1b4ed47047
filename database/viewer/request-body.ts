import type { IncomingMessage } from 'node:http';
import { jsonOf, readBody } from '../rest/body';
import { HttpError } from '../rest/http-error';
import { isRecord } from '../tree/is-record';

/** The fields of a JSON request of the page. */
export class Fields {
  private constructor(private readonly fields: ReadonlyMap<string, unknown>) {}

  /**
   * Reads the body of a request.
   * @throws {HttpError} with status 415 or 400 when it is not a JSON object.
   */
  static async of(request: IncomingMessage): Promise<Fields> {
    // A page of another origin could send any other type without asking for permission (CORS preflight).
    if (request.headers['content-type'] !== 'application/json') {
      throw new HttpError(415, 'The viewer takes application/json only.');
    }
    const json = jsonOf(await readBody(request), 'The request is not JSON.');
    if (!isRecord(json)) throw new HttpError(400, 'The request is not a JSON object.');
    return new Fields(new Map(Object.entries(json)));
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

  /** Returns an optional text. */
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

  /** Returns any value. */
  value(name: string): unknown {
    return this.fields.get(name);
  }
}
