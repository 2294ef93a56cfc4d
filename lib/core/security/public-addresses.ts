import 'server-only';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { env } from '@/lib/core/env';

const isLocalhost = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Tells whether this site may call an address: public ones, and this machine if the site is reached only there. */
function isAllowed(address: string, isLocalSite: boolean): boolean {
  const range = ipaddr.parse(address).range();
  return range === 'unicast' || (isLocalSite && range === 'loopback');
}

/**
 * Returns the addresses of a URL that somebody typed, for the connection to use: a name that is asked twice can lead elsewhere.
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
    throw new Error(`${hostname} leads to ${forbidden.address}, which is not a public address`);
  }
  return addresses;
}
