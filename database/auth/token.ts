import { isRecord } from '../tree/is-record';

/** Who a client is. */
export interface Identity {
  /** Administrators pass every rule. */
  readonly admin: boolean;
  /** The `auth` variable of rules; null when not signed in. */
  readonly auth: Readonly<Record<string, unknown>> | null;
  /** When the token ends, in seconds since 1970; null when it does not. */
  readonly expires: number | null;
}

/** A client that has not signed in. */
export const ANONYMOUS: Identity = { admin: false, auth: null, expires: null };
/** A client with the token `owner`, or another administrator's. */
export const OWNER: Identity = { admin: true, auth: null, expires: null };

/** A token that cannot be used, with the wire's status word. */
export class TokenError extends Error {
  constructor(
    readonly status: 'invalid_token' | 'expired_token',
    message: string,
  ) {
    super(message);
    this.name = 'TokenError';
  }
}

function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split('.')[1];
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8'));
    if (isRecord(claims)) return claims;
  } catch {
    // Reported below: what is not JSON is no token.
  }
  throw new TokenError('invalid_token', 'Could not parse auth token.');
}

function providerOf(claims: Record<string, unknown>): unknown {
  const firebase = claims['firebase'];
  const provider = isRecord(firebase) ? firebase['sign_in_provider'] : claims['provider_id'];
  return provider ?? 'custom';
}

/** The `auth` variable of rules for the claims of an ID token, a custom token or a legacy token (`d`). */
function authVariable(claims: Record<string, unknown>): Record<string, unknown> | null {
  const legacy = claims['d'];
  if (isRecord(legacy)) return legacy;
  const uid = claims['user_id'] ?? claims['uid'] ?? claims['sub'];
  if (typeof uid !== 'string' || uid === '') return null;
  const custom = isRecord(claims['claims']) ? claims['claims'] : {};
  return { uid, provider: providerOf(claims), token: { ...claims, ...custom } };
}

/** When a token ends, in seconds; null for an unsigned one: the SDKs make those with a time of long ago. */
function expiryOf(token: string, claims: Record<string, unknown>): number | null {
  const isSigned = (token.split('.')[2] ?? '') !== '';
  return isSigned && typeof claims['exp'] === 'number' ? claims['exp'] : null;
}

/**
 * Who a token stands for. Like the emulator, it takes `owner` and Google access tokens (`ya29.…`) for the administrator
 * and believes other tokens without checking their signature. Throws TokenError when the token does not parse or has
 * expired.
 */
export function identityOf(token: string, now: number): Identity {
  if (token === 'owner' || token.startsWith('ya29.')) return OWNER;
  const claims = claimsOf(token);
  const expires = expiryOf(token, claims);
  if (expires !== null && expires * 1000 <= now)
    throw new TokenError('expired_token', 'Auth token is expired');
  if (claims['admin'] === true && isRecord(claims['d'])) return OWNER;
  return { admin: false, auth: authVariable(claims), expires };
}
