import { DataError } from '../tree/errors';
import { isLeafValue } from '../tree/node';
import { parsePath } from '../tree/path';
import { DEFAULT_QUERY, type Bound, type Limit, type Order, type Query } from './query';
import { isRecord } from '../tree/is-record';

function invalid(what: string): DataError {
  return new DataError('invalid_data', `Invalid query: ${what}`);
}

function order(index: unknown): Order {
  if (index === undefined) return { by: 'priority', isDefault: true };
  if (index === '.priority') return { by: 'priority' };
  if (index === '.key') return { by: 'key' };
  if (index === '.value') return { by: 'value' };
  if (typeof index !== 'string') throw invalid('"i" must be a text');
  const path = parsePath(index);
  if (path.length === 0) throw invalid('"i" must name a child');
  return { by: 'child', path };
}

function bound(query: Map<string, unknown>, side: 's' | 'e'): Bound | null {
  const value = query.get(`${side}p`);
  if (value === undefined) return null;
  if (!isLeafValue(value)) throw invalid(`"${side}p" must be a JSON primitive`);
  const key = query.get(`${side}n`) ?? null;
  if (key !== null && typeof key !== 'string') throw invalid(`"${side}n" must be a text`);
  return { value, key, inclusive: query.get(`${side}in`) !== false };
}

function limit(query: Map<string, unknown>): Limit | null {
  const count = query.get('l');
  if (count === undefined) return null;
  if (typeof count !== 'number' || !Number.isInteger(count) || count <= 0) {
    throw invalid('"l" must be a positive integer');
  }
  const from = query.get('vf') ?? (query.has('sp') ? 'l' : 'r');
  return { count, from: from === 'l' ? 'first' : 'last' };
}

/**
 * Parses the query of a listen or get as the SDKs send it (firebase-js-sdk, `QueryParams`): `i` index; `sp`,
 * `sn`, `sin` value, key and inclusiveness of the start; `ep`, `en`, `ein` the same for the end; `l` limit;
 * `vf` whether the limit counts from the left or the right.
 * @throws {DataError} with code `invalid_data`.
 */
export function queryFromWire(json: unknown): Query {
  if (json === undefined || json === null) return DEFAULT_QUERY;
  if (!isRecord(json)) throw invalid('must be an object');
  const query = new Map<string, unknown>(Object.entries(json));
  if (query.size === 0) return DEFAULT_QUERY;
  return {
    order: order(query.get('i')),
    start: bound(query, 's'),
    end: bound(query, 'e'),
    limit: limit(query),
  };
}
