import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/core/env';

/** Returns whether a request carries `Authorization: Bearer secret`. Takes the same time whatever it carries. */
export function hasBearer(request: Request, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = request.headers.get('authorization') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${secret}`));
}

/** Returns whether a request carries CRON_SECRET, as those of scheduler and webhooks do. */
export function hasCronSecret(request: Request): boolean {
  return hasBearer(request, env.CRON_SECRET);
}
