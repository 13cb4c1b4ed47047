import { composeLetters } from 'still-live/html/characters';
import { parseAddress } from 'still-live/route/parse-address';

/** What people copy along at either end of an address, and nobody sees. */
const UNSEEN =
  /^[\s\u200b-\u200f\u2060\ufeff]+|(?<![\s\u200b-\u200f\u2060\ufeff])[\s\u200b-\u200f\u2060\ufeff]+$/g;

/** Writes each letter of a path on this site in one way: `due parole`, `due%20parole`; NFD, NFC. */
function normalSegment(segment: string): string {
  try {
    return encodeURIComponent(composeLetters(decodeURIComponent(segment)));
  } catch {
    // No valid percent-encoding.
    return segment;
  }
}

/**
 * Checks the address of a picture or a video.
 * @param url Address as written in the content.
 * @returns The one normal form of the address, by which every table knows it, when it is `http(s)` or a path on this
 *   site (`/…`, not `//host`); otherwise `undefined`, and it must not be requested. Its own normal form is itself.
 */
export function safeMediaAddress(url: string): string | undefined {
  const trimmed = url.replace(UNSEEN, '');
  if (/^https?:\/\//i.test(trimmed)) return parseAddress(trimmed)?.href;
  // A browser removes tabs and line breaks from addresses, so `/<tab>/host` would be another host.
  if (!/^\/(?![/\\])/.test(trimmed.replace(/[\t\n\r]/g, ''))) return undefined;
  const { pathname = '', search, hash } = parseAddress(trimmed, 'http://site') ?? {};
  // `/.//host` too.
  if (pathname.startsWith('//')) return undefined;
  return `${pathname.split('/').map(normalSegment).join('/')}${search}${hash}`;
}
