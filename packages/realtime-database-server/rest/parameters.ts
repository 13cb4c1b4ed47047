import type { Query } from '../query/query';
import { EXPORT, VALUES, type JsonStyle } from '../tree/to-json';
import { HttpError } from './http-error';
import { keysFromParameters, queryFromParameters } from './query';
import type { IncomingMessage } from 'node:http';
import { ANONYMOUS, identityOf, type Identity } from '../auth/token';
import { isRecord } from '../tree/is-record';
import { jsonOf } from './body';

export interface RestParameters {
  readonly query: Query;
  readonly shallow: boolean;
  readonly print: 'compact' | 'pretty' | 'silent';
  readonly style: JsonStyle;
}

const LONGEST_TIMEOUT = 15 * 60_000;
const UNITS: ReadonlyMap<string, number> = new Map([
  ['ms', 1],
  ['s', 1000],
  ['min', 60_000],
]);
const WRITE_SIZES = ['tiny', 'small', 'medium', 'large', 'unlimited'];

// Reads and writes here are always fast enough, so these parameters are only checked.
function checkLimits(parameters: URLSearchParams): void {
  const timeout = parameters.get('timeout');
  if (timeout !== null) {
    const [, digits, unit = ''] = /^(\d+)(ms|s|min)$/.exec(timeout) ?? [];
    const length = Number(digits) * (UNITS.get(unit) ?? Number.NaN);
    if (!(length > 0 && length <= LONGEST_TIMEOUT)) {
      throw new HttpError(400, 'timeout must be a positive number with unit ms, s or min, at most 15min');
    }
  }
  const size = parameters.get('writeSizeLimit');
  if (size !== null && !WRITE_SIZES.includes(size)) {
    throw new HttpError(400, `writeSizeLimit must be one of ${WRITE_SIZES.join(', ')}`);
  }
}

function printOf(parameters: URLSearchParams): RestParameters['print'] {
  const print = parameters.get('print');
  return print === 'pretty' || print === 'silent' ? print : 'compact';
}

/**
 * Parses the parameters of a REST request.
 * @throws {HttpError} with status 400 when one is not valid.
 */
export function readParameters(parameters: URLSearchParams): RestParameters {
  checkLimits(parameters);
  const shallow = parameters.get('shallow') === 'true';
  const query = shallow ? keysFromParameters(parameters) : queryFromParameters(parameters);
  const callback = parameters.get('callback');
  if (callback !== null && !/^[\w$.]+$/.test(callback)) throw new HttpError(400, 'Invalid callback');
  return {
    query,
    shallow,
    print: printOf(parameters),
    style: parameters.get('format') === 'export' ? EXPORT : VALUES,
  };
}

function bearerOf(request: IncomingMessage): string | null {
  const [, token] = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ?? null;
}

/**
 * Applies `auth_variable_override`: an administrator may act as another user, or as a client that is not
 * signed in (`null`).
 */
function withOverride(identity: Identity, override: string | null): Identity {
  if (override === null || !identity.admin) return identity;
  const complaint = 'auth_variable_override must be a JSON object or null';
  const auth = jsonOf(override, complaint);
  if (auth !== null && !isRecord(auth)) throw new HttpError(400, complaint);
  return { ...ANONYMOUS, auth };
}

/**
 * Returns the identity of a REST request, from the token in `auth`, `access_token` or the header
 * `Authorization: Bearer`.
 * @throws {DataError} when the token is not valid.
 * @throws {HttpError} with status 400 when the override is not valid.
 */
export function identityOfRequest(request: IncomingMessage, parameters: URLSearchParams): Identity {
  const token = parameters.get('auth') ?? parameters.get('access_token') ?? bearerOf(request);
  const identity = token === null || token === '' ? ANONYMOUS : identityOf(token, Date.now());
  return withOverride(identity, parameters.get('auth_variable_override'));
}
