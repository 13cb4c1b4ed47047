import type { IncomingMessage } from 'node:http';
import { ANONYMOUS, identityOf, type Identity } from '../auth/token';
import { HttpError } from './http-error';

function bearerOf(request: IncomingMessage): string | null {
  const [, token] = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ?? null;
}

/** An administrator may ask to be treated as someone else (`auth_variable_override`), or as nobody (`null`). */
function overridden(identity: Identity, override: string | null): Identity {
  if (override === null || !identity.admin) return identity;
  let auth: unknown;
  try {
    auth = JSON.parse(override);
  } catch {
    throw new HttpError(400, 'auth_variable_override must be a JSON object or null');
  }
  if (typeof auth !== 'object' || Array.isArray(auth)) {
    throw new HttpError(400, 'auth_variable_override must be a JSON object or null');
  }
  return {
    admin: false,
    auth: auth === null ? null : Object.fromEntries(Object.entries(auth)),
    expires: null,
  };
}

/**
 * Who makes a REST request: the token in `auth`, `access_token` or the header `Authorization: Bearer`.
 * Throws TokenError for one that cannot be used, HttpError 400 for a bad override.
 */
export function identityOfRequest(request: IncomingMessage, parameters: URLSearchParams): Identity {
  const token = parameters.get('auth') ?? parameters.get('access_token') ?? bearerOf(request);
  const identity = token === null || token === '' ? ANONYMOUS : identityOf(token, Date.now());
  return overridden(identity, parameters.get('auth_variable_override'));
}
