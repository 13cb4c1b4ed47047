import { ANONYMOUS, identityOf, type Identity } from '../auth/token';
import { failure, OK, type Response } from './message';
import type { Body } from './read-requests';
import type { Session } from './session';
import { isRecord } from '../tree/is-record';

/**
 * Applies `authvar` or `noauth`: an administrator may act as another user, or as a client that is not signed
 * in.
 */
function withOverride(identity: Identity, body: Body): Identity {
  if (!identity.admin) return identity;
  if (body.get('noauth') === true) return ANONYMOUS;
  const variable = body.get('authvar');
  if (!isRecord(variable)) return identity;
  return { admin: false, auth: variable, expires: identity.expires };
}

/**
 * `auth` and `gauth`: signs the client in.
 * @throws {TokenError} when the token is not valid.
 */
export function authenticate(session: Session, body: Body): Response {
  const token = body.get('cred');
  if (typeof token !== 'string') return failure('invalid_token', 'Could not parse auth token.');
  session.identity = withOverride(identityOf(token, Date.now()), body);
  const { auth, expires } = session.identity;
  return { status: 'ok', dataText: JSON.stringify({ auth, ...(expires === null ? {} : { expires }) }) };
}

/** `unauth`: signs the client out. */
export function unauthenticate(session: Session): Response {
  session.identity = ANONYMOUS;
  return OK;
}
