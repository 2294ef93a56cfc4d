import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/core/env';
import { clientAddress } from '@/lib/core/security/client-address';

/**
 * Tells whether the request comes from our own pages. Next lets an action run when Origin is absent or when
 * X-Forwarded-Host is spoofed to match, so Origin is compared with SITE_URL itself.
 */
export async function isSameOrigin(): Promise<boolean> {
  return (await headers()).get('origin') === env.SITE_URL;
}

/**
 * Returns the visitor's IP (of IPv6 the network of 64 bits) as far as our proxies vouch for it, else 'unknown', so that
 * such requests share one limit.
 */
export async function clientIp(): Promise<string> {
  const forwarded = (await headers()).get('x-forwarded-for');
  return clientAddress(forwarded, Number(env.TRUSTED_PROXIES ?? 0));
}
