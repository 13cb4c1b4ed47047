import { isLeafValue } from '../tree/node';
import { isValidKey, type Path } from '../tree/path';
import { DEFAULT_QUERY, type Bound, type Limit, type Order, type Query } from '../query/query';
import { jsonOf } from './body';
import { HttpError } from './http-error';

const RANGE = ['startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo', 'limitToFirst', 'limitToLast'];

function bad(message: string): HttpError {
  return new HttpError(400, message);
}

function childPath(text: string): Path {
  const path = text.split('/').filter((key) => key !== '');
  if (path.length === 0 || !path.every(isValidKey)) throw bad('orderBy must be a valid JSON encoded path');
  return path;
}

function orderOf(text: string): Order {
  const name = jsonOf(text, 'orderBy must be a valid JSON encoded path');
  if (typeof name !== 'string') throw bad('orderBy must be a valid JSON encoded path');
  if (name === '$key' || name === '.key') return { by: 'key' };
  if (name === '$value' || name === '.value') return { by: 'value' };
  if (name === '$priority' || name === '.priority') return { by: 'priority' };
  return { by: 'child', path: childPath(name) };
}

/** Parses `"value"` or `"value","key"`, as JSON. */
function boundOf(parameters: URLSearchParams, name: string, inclusive: boolean, order: Order): Bound | null {
  const text = parameters.get(name);
  if (text === null) return null;
  const complaint = 'Constraint index field must be a JSON primitive';
  const parts = jsonOf(`[${text}]`, complaint);
  if (!Array.isArray(parts) || parts.length < 1 || parts.length > 2) throw bad(complaint);
  const value: unknown = parts[0];
  const key: unknown = parts[1] ?? null;
  if (!isLeafValue(value)) throw bad(complaint);
  if (key !== null && (typeof key !== 'string' || !isValidKey(key)))
    throw bad('Constraint key field must be a valid key name');
  if (order.by === 'key' && typeof value !== 'string')
    throw bad('Provided key index type is invalid, must be string');
  return { value, key, inclusive };
}

function limitOf(parameters: URLSearchParams): Limit | null {
  const first = parameters.get('limitToFirst');
  const last = parameters.get('limitToLast');
  if (first !== null && last !== null) throw bad('Only one of limitToFirst and limitToLast may be specified');
  const text = first ?? last;
  if (text === null) return null;
  const name = first === null ? 'limitToLast' : 'limitToFirst';
  if (!/^-?\d+$/.test(text)) throw bad(`${name} must be an integer`);
  const count = Number(text);
  if (count <= 0) throw bad(`${name} must be positive`);
  return { count, from: first === null ? 'last' : 'first' };
}

function either(one: Bound | null, other: Bound | null, names: string): Bound | null {
  if (one !== null && other !== null) throw bad(`Only one of ${names} may be specified`);
  return one ?? other;
}

/**
 * Parses the query of a REST request: `orderBy`, `startAt`, `startAfter`, `endAt`, `endBefore`, `equalTo`,
 * `limitToFirst`, `limitToLast`, with values as JSON.
 * @throws {HttpError} with status 400 and the official message where it is known.
 */
export function queryFromParameters(parameters: URLSearchParams): Query {
  const orderBy = parameters.get('orderBy');
  if (orderBy === null) {
    if (!RANGE.some((name) => parameters.has(name))) return DEFAULT_QUERY;
    throw bad('orderBy must be defined when other query parameters are defined');
  }
  const order = orderOf(orderBy);
  const equal = boundOf(parameters, 'equalTo', true, order);
  const bound = (name: string, inclusive: boolean) => boundOf(parameters, name, inclusive, order);
  const start = either(bound('startAt', true), bound('startAfter', false), 'startAt and startAfter');
  const end = either(bound('endAt', true), bound('endBefore', false), 'endAt and endBefore');
  if (equal !== null && (start !== null || end !== null)) {
    throw bad('equalTo cannot be specified in addition to startAfter, startAt, endAt, or endBefore');
  }
  return { order, start: equal ?? start, end: equal ?? end, limit: limitOf(parameters) };
}

/**
 * Parses which keys of a place a shallow read lists: `limitToFirst` and, as it is or as JSON, the key in `startAfter`.
 * (The official tools page through a large place with it.)
 * @throws {HttpError} with status 400 for any other query.
 */
export function keysFromParameters(parameters: URLSearchParams): Query {
  const others = ['orderBy', ...RANGE].filter((name) => name !== 'limitToFirst' && name !== 'startAfter');
  if (others.some((name) => parameters.has(name)))
    throw bad("Mixing 'shallow' and querying parameters is not supported");
  const limit = limitOf(parameters);
  const after = parameters.get('startAfter');
  if (limit === null && after === null) return DEFAULT_QUERY;
  const key = after?.replace(/^"(.*)"$/, '$1') ?? null;
  const start = key === null ? null : { value: key, key: null, inclusive: false };
  return { order: { by: 'key' }, start, end: null, limit };
}
