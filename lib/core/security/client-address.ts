import ipaddr from 'ipaddr.js';
import { env } from '@/lib/core/env';
import { requestForwarded } from '@/lib/core/request-context';

/** Stands for the IP of a visitor for whom no proxy of ours vouches. */
export const UNKNOWN_ADDRESS = 'unknown';

/** Returns the IP in its shortest form, of IPv6 the first of its network: a visitor has all 2^64 of them. */
function canonical(text: string): string {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return text;
  if (!ipaddr.IPv6.isValid(text)) return UNKNOWN_ADDRESS;
  const address = ipaddr.IPv6.parse(text);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString();
}

/**
 * Returns the visitor's IP from X-Forwarded-For, to which each of `proxies` proxies in front appends the address of its
 * peer. What stands further left was written by the visitor. Next fills in the header only if it is absent, so without
 * a proxy nothing in it can be trusted.
 */
export function clientAddress(forwarded: string | null, proxies: number): string {
  if (proxies < 1) return UNKNOWN_ADDRESS;
  return canonical(forwarded?.split(',').at(-proxies)?.trim() ?? '');
}

/**
 * Returns the visitor's IP (of IPv6 the network of 64 bits) as far as our proxies vouch for it, else 'unknown'.
 */
export function visitorAddress(headers: Pick<Headers, 'get'>): string {
  return clientAddress(headers.get('x-forwarded-for'), Number(env.TRUSTED_PROXIES ?? 0));
}

/**
 * Returns what a limit counts: the visitor's IP. Where it is unknown, that is the account or email of the request, so
 * that one visitor never uses up the limit of all; null where there is none, and nothing to count.
 */
export function limitSubject<Account extends string | null>(
  ip: string,
  account: Account,
): string | Account {
  return ip === UNKNOWN_ADDRESS ? account : ip;
}

/** Returns the IP of the visitor whose page is rendered, as a subject of limits; null where it is unknown. */
export function pageVisitor(): string | null {
  const address = clientAddress(requestForwarded(), Number(env.TRUSTED_PROXIES ?? 0));
  return limitSubject(address, null);
}
