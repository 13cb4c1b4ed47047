import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';
import { MediaError } from './media-limits';

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

/** Content must not lead into the network of the build: only to the public internet, and to the given hosts. */
export function networkWith(hosts: readonly string[]): Agent {
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
