import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/core/env';

/**
 * Whether the request comes from our own pages. Next lets an action run when Origin is absent or when
 * X-Forwarded-Host is spoofed to match, so it is compared with SITE_URL itself.
 */
export async function isSameOrigin(): Promise<boolean> {
  return (await headers()).get('origin') === env.SITE_URL;
}

/**
 * The visitor's network address: the last entry of X-Forwarded-For, which our proxy (or Next itself)
 * writes. 'unknown' where there is none, so that such requests share one limit.
 */
export async function clientAddress(): Promise<string> {
  const forwarded = (await headers()).get('x-forwarded-for') ?? '';
  return forwarded.split(',').at(-1)?.trim() || 'unknown';
}
