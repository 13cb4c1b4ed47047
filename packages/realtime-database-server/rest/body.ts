import type { IncomingMessage } from 'node:http';
import { positionOf } from '../rules/rules-error';
import { DataError } from '../tree/errors';
import { BAD_KEY } from '../tree/from-json';
import { isValidKey } from '../tree/path';
import { parseJson } from '../tree/parse-json';
import { atOnce, inSlices, type Steps } from '../tree/steps';
import { HttpError } from './http-error';

/** Largest body of a REST write, in bytes (Realtime Database limits). */
const MAX_BODY_BYTES = 256 * 1024 * 1024;

function tooLarge(): HttpError {
  return new HttpError(
    400,
    'Data to write exceeds the maximum size that can be modified with a single request.',
  );
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads the body of a request.
 * @throws {HttpError} with status 400 when it is too large.
 */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    const bytes = Buffer.isBuffer(piece) ? piece : Buffer.from(String(piece));
    length += bytes.length;
    if (length > MAX_BODY_BYTES) throw tooLarge();
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

/**
 * Reads the body of a request as text.
 * @throws {HttpError} with status 400 when it is too large or not UTF-8.
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request);
  try {
    return utf8.decode(bytes);
  } catch {
    throw new HttpError(400, 'Invalid data; the body must be UTF-8.');
  }
}

/**
 * Parses a part of a request as JSON.
 * @throws {HttpError} with status 400 and the complaint, when it is not JSON.
 */
export function jsonOf(text: string, complaint: string): unknown {
  return atOnce(jsonSteps(text, complaint));
}

function* jsonSteps(text: string, complaint: string, most?: number): Steps<unknown> {
  try {
    return yield* parseJson(text, most);
  } catch (error) {
    throw error instanceof DataError ? error : new HttpError(400, complaint);
  }
}

/**
 * Parses a body as JSON, in slices.
 * @param most The most values that it may have.
 * @throws {HttpError} with status 400 when it is empty or not JSON.
 * @throws {DataError} when it has more values.
 */
export function parseBody(text: string, most: number): Promise<unknown> {
  if (text.trim() === '') throw new HttpError(400, 'Error: No data supplied.');
  return inSlices(jsonSteps(text, "Invalid data; couldn't parse JSON object, array, or value.", most));
}

/** In UTF-16 code units. To search a longer text would hold up others. */
const MAX_SEARCHED = 1024 * 1024;

/** Strings, with the colon that makes them keys, and brackets. */
const MARKS = /("[^"\\]*(?:\\[^][^"\\]*)*")(\s*:)?|[[\]{}]/g;

function* keysIn(json: string): Generator<{ key: string; depth: number; index: number }> {
  let depth = 0;
  for (const { 0: mark, 1: text, 2: colon, index } of json.matchAll(MARKS)) {
    if (text === undefined) depth += mark === '{' || mark === '[' ? 1 : -1;
    else if (colon !== undefined) yield { key: String(JSON.parse(text)), depth, index };
  }
}

/**
 * Returns the error of a body in the words of the service, which say where the first bad key begins.
 * @param isMerge Whether its own keys are paths.
 */
export function bodyError(error: unknown, json: string, isMerge: boolean): unknown {
  if (!(error instanceof DataError) || error.message !== BAD_KEY || json.length > MAX_SEARCHED) return error;
  for (const { key, depth, index } of keysIn(json)) {
    if (isValidKey(key) || ['.priority', '.value', '.sv'].includes(key) || (isMerge && depth === 1)) continue;
    const { line, column } = positionOf(json, index);
    return new HttpError(
      400,
      `Invalid data; couldn't parse key beginning at ${line}:${column}. Key value can't be empty or contain $ # [ ] / or .`,
    );
  }
  return error;
}
