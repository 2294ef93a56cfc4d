import ipaddr from 'ipaddr.js';
import { env } from '@/lib/core/env';
import { requestForwarded } from '@/lib/core/request-context';

/** Placeholder for the IP of a visitor that none of our proxies vouches for. */
export const UNKNOWN_ADDRESS = 'unknown';

/**
 * Returns the IP in its shortest form; for IPv6 the first address of its /64 network, because a visitor controls all
 * 2^64 addresses.
 */
function canonical(text: string): string {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return text;
  if (!ipaddr.IPv6.isValid(text)) return UNKNOWN_ADDRESS;
  const address = ipaddr.IPv6.parse(text);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString();
}

/**
 * Returns the visitor's IP from X-Forwarded-For, to which each of the `proxies` trusted proxies appends the IP of its
 * peer. Entries further left come from the visitor. Next sets the header only if it is missing, so without a proxy it
 * cannot be trusted.
 */
export function clientAddress(forwarded: string | null, proxies: number): string {
  if (proxies < 1) return UNKNOWN_ADDRESS;
  return canonical(forwarded?.split(',').at(-proxies)?.trim() ?? '');
}

/** Returns the visitor's IP (for IPv6 the /64 network) if our proxies vouch for it, else 'unknown'. */
export function visitorAddress(headers: Pick<Headers, 'get'>): string {
  return clientAddress(headers.get('x-forwarded-for'), Number(env.TRUSTED_PROXIES ?? 0));
}

/**
 * Returns the subject of a rate limit: the visitor's IP. If it is unknown, the account or email of the request, so that
 * one visitor never uses up the limit of all; null if there is neither.
 */
export function limitSubject<Account extends string | null>(
  ip: string,
  account: Account,
): string | Account {
  return ip === UNKNOWN_ADDRESS ? account : ip;
}

/** Returns the IP of the visitor whose page is rendered, as a subject of limits; null if it is unknown. */
export function pageVisitor(): string | null {
  const address = clientAddress(requestForwarded(), Number(env.TRUSTED_PROXIES ?? 0));
  return limitSubject(address, null);
}
