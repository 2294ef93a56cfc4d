import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/core/env';
import { visitorAddress } from '@/lib/core/security/client-address';

/**
 * Returns whether the request comes from our own pages. Next runs an action without an Origin header, or with a spoofed
 * X-Forwarded-Host that matches it, so Origin is compared with SITE_URL.
 */
export async function isSameOrigin(): Promise<boolean> {
  return (await headers()).get('origin') === env.SITE_URL;
}

/** Returns the IP of the visitor who sent this request (core/security/client-address.ts). */
export async function clientIp(): Promise<string> {
  return visitorAddress(await headers());
}

/** Returns the query of our page that sent the form; '' if the page is unknown. */
export async function queryOfPage(): Promise<string> {
  const referrer = (await headers()).get('referer') ?? '';
  return URL.canParse(referrer) && referrer.startsWith(`${env.SITE_URL}/`)
    ? new URL(referrer).search
    : '';
}
