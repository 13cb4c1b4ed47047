import { fetch, type Response, Agent, buildConnector } from 'undici';
import { reasonOf } from 'still-live/settings/operator-error';
import { MediaError, type MediaLimits } from './media-limits';
import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

// The only addresses of IPv6 that are given to the public internet (RFC 4291, 2.4; registry of IANA).
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

// Services of a cloud for its own machines, at addresses that no registry calls special: Azure; twice IBM.
const OF_CLOUDS = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
);

export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6
    ? parsed.match(GLOBAL_UNICAST)
    : !OF_CLOUDS.some((range) => parsed.match(range));
}

function refusalOf(host: string, found: readonly Pick<LookupAddress, 'address'>[]): MediaError | undefined {
  const inside = found.find(({ address }) => !isPublicAddress(address));
  if (inside === undefined) return undefined;
  const where = host === inside.address ? host : `${host} (${inside.address})`;
  return new MediaError(
    `${where} is not on the public internet; if that is meant, name ${host} in CONTENT_PRIVATE_HOSTS`,
    'unreachable',
  );
}

// Checks the same addresses that are then connected to.
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) =>
    done(error ?? refusalOf(host, found) ?? null, found),
  );
};

// Node asks `lookup` for all addresses of a host only when it may choose among them.
const connect = buildConnector({ lookup: publicLookup, autoSelectFamily: true });
const connectAnywhere = buildConnector({});
const networks = new Map<string, Agent>();

// Content must not lead into the network of the build.
function networkWith(hosts: readonly string[]): Agent {
  const known = networks.get(hosts.join());
  if (known) return known;
  const network = new Agent({
    connect: (options, done) => {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      // An address is not looked up.
      const refusal = isIP(host) === 0 ? undefined : refusalOf(host, [{ address: host }]);
      if (hosts.includes(options.hostname)) connectAnywhere(options, done);
      else if (refusal) done(refusal, null);
      else connect(options, done);
    },
  });
  networks.set(hosts.join(), network);
  return network;
}

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
  // An error in the loop cancels the download.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
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
