import { parseAddress } from '@/lib/route/parse-address';

/**
 * Checks the address of a picture or a video.
 * @param url Address as written in the content.
 * @returns The address when it is `http(s)` or a path on this site (`/…`, not `//host`); otherwise
 *   `undefined`, and it must not be requested.
 */
export function safeMediaAddress(url: string): string | undefined {
  // A browser removes tabs and line breaks from addresses, so `/<tab>/host` would be another host.
  const trimmed = url.replace(/[\t\n\r]/g, '').trim();
  if (/^\/(?![/\\])/.test(trimmed)) return trimmed;
  return /^https?:\/\//i.test(trimmed) ? parseAddress(trimmed)?.href : undefined;
}
