import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';
import { MediaError } from './media-error';

/** Refuses an address that is not of the public internet: a private, local or reserved one. */
function refusalOf(host: string, addresses: readonly string[]): MediaError | undefined {
  const inside = addresses.find((address) => ipaddr.process(address).range() !== 'unicast');
  if (inside === undefined) return undefined;
  const where = host === inside ? host : `${host} (${inside})`;
  return new MediaError(
    `${where} is not on the public internet; if that is meant, name ${host} in CONTENT_PRIVATE_HOSTS`,
  );
}

/** Looks a host up as Node does. The addresses that are checked are those that are connected to. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const refusal =
      error ??
      refusalOf(
        host,
        addresses.map(({ address }) => address),
      ) ??
      null;
    if (options.all === true) done(refusal, addresses);
    else done(refusal, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};

const connect = buildConnector({ lookup: publicLookup });

/** Connects to the public internet alone: content names addresses, and must not lead into the network of the build. */
export const publicNetwork = new Agent({
  connect: (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    // An address is not looked up.
    const refusal = isIP(host) === 0 ? undefined : refusalOf(host, [host]);
    if (refusal) done(refusal, null);
    else connect(options, done);
  },
});
