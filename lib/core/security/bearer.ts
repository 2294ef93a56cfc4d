import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/core/env';

/** Returns whether a request has the header `Authorization: Bearer secret`. Compares in constant time. */
export function hasBearer(request: Request, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = request.headers.get('authorization') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${secret}`));
}

/** Returns whether a request contains CRON_SECRET, as requests by scheduler and webhooks do. */
export function hasCronSecret(request: Request): boolean {
  return hasBearer(request, env.CRON_SECRET);
}
