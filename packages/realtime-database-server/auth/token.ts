import { DataError } from '../tree/errors';
import { isRecord } from '../tree/is-record';

export interface Identity {
  readonly admin: boolean;
  readonly auth: Readonly<Record<string, unknown>> | null;
  /** In seconds since 1970; null when the token does not expire. */
  readonly expires: number | null;
}

export const ANONYMOUS: Identity = { admin: false, auth: null, expires: null };
export const OWNER: Identity = { admin: true, auth: null, expires: null };

function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split('.')[1];
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8'));
    if (isRecord(claims)) return claims;
  } catch {
    // Reported below: a token that is not JSON is not valid.
  }
  throw new DataError('invalid_token', 'Could not parse auth token.');
}

function providerOf(claims: Record<string, unknown>): unknown {
  const firebase = claims['firebase'];
  const provider = isRecord(firebase) ? firebase['sign_in_provider'] : claims['provider_id'];
  return provider ?? 'custom';
}

/** In an ID token, `d`, `claims` and `admin` are custom claims as any others. */
function isOfUser(claims: Record<string, unknown>): boolean {
  return typeof claims['user_id'] === 'string';
}

/**
 * Returns the `auth` variable of the rules for the claims of an ID token, a custom token or a legacy token
 * (`d`).
 */
function authVariable(claims: Record<string, unknown>): Record<string, unknown> | null {
  const isIdToken = isOfUser(claims);
  const legacy = claims['d'];
  if (isRecord(legacy) && !isIdToken) return legacy;
  const uid = claims['user_id'] ?? claims['uid'] ?? claims['sub'];
  if (typeof uid !== 'string' || uid === '') return null;
  const custom = isRecord(claims['claims']) && !isIdToken ? claims['claims'] : {};
  return { uid, provider: providerOf(claims), token: { ...claims, ...custom } };
}

/**
 * Returns when a token expires, in seconds since 1970; null for an unsigned token, because the SDKs make
 * those with a time in the past.
 */
function expiryOf(token: string, claims: Record<string, unknown>): number | null {
  const isSigned = (token.split('.')[2] ?? '') !== '';
  return isSigned && typeof claims['exp'] === 'number' ? claims['exp'] : null;
}

/**
 * Returns the identity for a token. Like the emulator, it treats `owner` and Google access tokens (`ya29.…`)
 * as the administrator, and accepts other tokens without checking their signature.
 * @param now Current time, in milliseconds since 1970.
 * @throws {DataError} when the token cannot be parsed or has expired.
 */
export function identityOf(token: string, now: number): Identity {
  if (token === 'owner' || token.startsWith('ya29.')) return OWNER;
  const claims = claimsOf(token);
  const expires = expiryOf(token, claims);
  if (expires !== null && expires * 1000 <= now)
    throw new DataError('expired_token', 'Auth token is expired');
  if (claims['admin'] === true && isRecord(claims['d']) && !isOfUser(claims)) return OWNER;
  return { admin: false, auth: authVariable(claims), expires };
}

/** The clock of the machine may jump, and a timer does not count the time for which the machine sleeps. */
const LONGEST_WAIT = 60_000;

/**
 * Calls `action` when the token of an identity expires, if it does.
 * @returns A function that cancels the timer.
 */
export function whenExpired({ expires }: Identity, action: () => void): () => void {
  if (expires === null) return () => undefined;
  let timer: NodeJS.Timeout;
  const rest = (): number => expires * 1000 - Date.now();
  const wait = (): void => {
    timer = setTimeout(() => (rest() > 0 ? wait() : action()), Math.min(Math.max(0, rest()), LONGEST_WAIT));
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}
