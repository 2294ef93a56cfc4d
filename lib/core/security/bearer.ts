import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/core/env';

/** Whether the request carries `Authorization: Bearer CRON_SECRET`, as the scheduler's and webhooks do. */
export function hasCronSecret(request: Request): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = request.headers.get('authorization') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${env.CRON_SECRET}`));
}
