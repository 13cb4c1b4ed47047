import { fetch, type Response } from 'undici';
import { reasonOf } from 'still-live/settings/operator-error';
import { MediaError, type MediaLimits } from './media-limits';
import { networkWith } from './public-network';

export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** The server refused for good (401, 403, 404, 410…). */
export class MediaGoneError extends MediaError {}

// By these answers a server says that there is a picture, but not for us: also 402 (to be paid for) and 451 (by law).
const DENIED: readonly number[] = [401, 402, 403, 406, 451];

// A redirect, too, leads only to http(s) and to the hosts of the network.
function request(
  address: string,
  known: Validators | undefined,
  hosts: readonly string[],
  signal: AbortSignal,
) {
  const headers = {
    accept: 'image/*',
    ...(known?.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known?.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
  };
  return fetch(address, { headers, signal, dispatcher: networkWith(hosts) });
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? [];
  // An error in the loop cancels the download.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes)
      throw new MediaError(`larger than ${Math.round(maxBytes / 1024 / 1024)} MB`, 'heavy');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function describeFailure(error: unknown, limits: MediaLimits, budget: AbortSignal): MediaError {
  if (error instanceof MediaError) return error;
  if (budget.aborted)
    return new MediaError(
      `not fetched: the ${limits.fetchBudgetMs / 1000} s for all pictures of a build were used up; the next build tries again`,
      'unreachable',
    );
  const timedOut =
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
  const reason = timedOut ? `did not arrive within ${limits.fetchTimeoutMs / 1000} s` : reasonOf(error);
  return new MediaError(reason, 'unreachable');
}

/**
 * Fetches a picture. Returns `known` when that version is still current.
 * @param budget Aborts when the time for all pictures is over.
 * @throws {MediaError} that says why it could not be fetched (`MediaGoneError` for an answer with 4xx).
 */
export async function fetchPicture<Known extends Validators | undefined>(
  address: string,
  known: Known,
  limits: MediaLimits,
  budget: AbortSignal,
): Promise<NonNullable<Known> | { readonly bytes: Buffer; readonly validators: Validators }> {
  const time = AbortSignal.timeout(limits.fetchTimeoutMs);
  // Node forgets a time limit that only a joined signal knows of (nodejs/node#57736): then nothing would end the
  // request.
  time.addEventListener('abort', () => undefined, { once: true });
  try {
    const signal = AbortSignal.any([time, budget]);
    const response = await request(address, known, limits.privateHosts, signal);
    if (response.status === 304 && known) return known;
    if (response.status !== 200) {
      await response.body?.cancel();
      const { status } = response;
      const gone = status >= 400 && status < 500 && status !== 408 && status !== 429;
      const fault = gone ? (DENIED.includes(status) ? 'denied' : 'missing') : 'unreachable';
      throw new (gone ? MediaGoneError : MediaError)(`the server answered ${status}`, fault);
    }
    const etag = response.headers.get('etag');
    const lastModified = response.headers.get('last-modified');
    const bytes = await readBody(response, limits.maxBytes);
    return {
      bytes,
      validators: { ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) },
    };
  } catch (error) {
    throw describeFailure(error, limits, budget);
  }
}
