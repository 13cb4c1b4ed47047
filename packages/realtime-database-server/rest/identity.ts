import type { IncomingMessage } from 'node:http';
import { ANONYMOUS, identityOf, type Identity } from '../auth/token';
import { isRecord } from '../tree/is-record';
import { jsonOf } from './body';
import { HttpError } from './http-error';

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
