import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/core/env';
import { visitorAddress } from '@/lib/core/security/client-address';

/**
 * Returns whether the request comes from our own pages. Next lets an action run when Origin is absent or when
 * X-Forwarded-Host is spoofed to match, so Origin is compared with SITE_URL itself.
 */
export async function isSameOrigin(): Promise<boolean> {
  return (await headers()).get('origin') === env.SITE_URL;
}

/** Returns the IP of the visitor whose request this is (core/security/client-address.ts). */
export async function clientIp(): Promise<string> {
  return visitorAddress(await headers());
}

/** Returns the query of the page of ours from which a form was sent; '' where the browser does not say. */
export async function queryOfPage(): Promise<string> {
  const referrer = (await headers()).get('referer') ?? '';
  return URL.canParse(referrer) && referrer.startsWith(`${env.SITE_URL}/`)
    ? new URL(referrer).search
    : '';
}
