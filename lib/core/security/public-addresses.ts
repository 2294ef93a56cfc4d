import 'server-only';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { env } from '@/lib/core/env';

const isLocalhost = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The only globally routed range of IPv6; ipaddr.js classifies more ranges as unicast. */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3');
/** Documentation range (RFC 9637), a part of the former. */
const DOCUMENTATION = ipaddr.parseCIDR('3fff::/20');

/** Returns whether this site may connect to an IP: public IPs, and localhost if the site itself runs on localhost. */
function isAllowed(text: string, isLocalSite: boolean): boolean {
  const address = ipaddr.parse(text);
  const range = address.range();
  if (range === 'loopback') return isLocalSite;
  if (range !== 'unicast' || address.kind() === 'ipv4') return range === 'unicast';
  return address.match(PUBLIC_IPV6) && !address.match(DOCUMENTATION);
}

/**
 * Returns the IPs of a typed URL for the connection to use, because a second DNS look-up could return others.
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
    // The message omits the IP, which would reveal the network around this server.
    throw new Error(`${hostname} does not lead to a public address`, {
      cause: new Error(`It leads to ${forbidden.address}`),
    });
  }
  return addresses;
}
