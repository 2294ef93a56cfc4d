import 'server-only';
import { signToken } from '@/lib/core/security/signed-token';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { calendarFeedPath } from '@/lib/paths/links';

/** Returns the secret of a person's feed created at this instant. It can be recomputed, so it is not stored. */
export function calendarFeedToken(userId: string, createdAt: string): string {
  return signToken('calendar-feed', `${userId} ${Date.parse(createdAt)}`);
}

/** Returns the URL of a feed for calendar programs. */
export function calendarFeedUrl(userId: string, createdAt: string): string {
  return absoluteUrl(calendarFeedPath(calendarFeedToken(userId, createdAt)));
}
