import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/core/env';

/**
 * Tells whether the request comes from our own pages. Next lets an action run when Origin is absent or when
 * X-Forwarded-Host is spoofed to match, so Origin is compared with SITE_URL itself.
 */
export async function isSameOrigin(): Promise<boolean> {
  return (await headers()).get('origin') === env.SITE_URL;
}

/**
 * Returns the visitor's IP: the last entry of X-Forwarded-For, which our proxy (or Next itself) writes.
 * Returns 'unknown' where there is none, so that such requests share one limit.
 */
export async function clientIp(): Promise<string> {
  const forwarded = (await headers()).get('x-forwarded-for') ?? '';
  return forwarded.split(',').at(-1)?.trim() || 'unknown';
}
