import 'server-only';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { env } from '@/lib/core/env';

const isLocalhost = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The only range of IPv6 that is routed between networks; ipaddr.js calls more than that unicast. */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3');
/** For books and manuals, and within the former. */
const DOCUMENTATION = ipaddr.parseCIDR('3fff::/20');

/** Returns whether this site may call an IP: public ones, and this machine if the site is reached only there. */
function isAllowed(text: string, isLocalSite: boolean): boolean {
  const address = ipaddr.parse(text);
  const range = address.range();
  if (range === 'loopback') return isLocalSite;
  if (range !== 'unicast' || address.kind() === 'ipv4') return range === 'unicast';
  return address.match(PUBLIC_IPV6) && !address.match(DOCUMENTATION);
}

/**
 * Returns the IPs of a typed URL, for the connection to use: a second look-up of the name could return others.
 * @throws Error if one of them is private, or the site is public and the URL is not https
 */
export async function publicAddresses({ protocol, hostname }: URL): Promise<LookupAddress[]> {
  const isLocalSite = isLocalhost(new URL(env.SITE_URL).hostname);
  if (protocol !== 'https:' && !isLocalSite) {
    throw new Error('Calls leave only over https');
  }
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(host)
    ? [{ address: host, family: ipaddr.IPv6.isValid(host) ? 6 : 4 }]
    : await lookup(host, { all: true });
  const forbidden = addresses.find(({ address }) => !isAllowed(address, isLocalSite));
  if (forbidden) {
    // The message does not name the IP: that would describe the network around this server.
    throw new Error(`${hostname} does not lead to a public address`, {
      cause: new Error(`It leads to ${forbidden.address}`),
    });
  }
  return addresses;
}
