import 'server-only';
import { signToken } from '@/lib/core/security/signed-token';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { calendarFeedPath } from '@/lib/paths';

/** The secret of a person's feed that began at this instant. It can be made again, so that nothing has to keep it. */
export function calendarFeedToken(userId: string, createdAt: string): string {
  return signToken('calendar-feed', `${userId} ${Date.parse(createdAt)}`);
}

/** Where a calendar program reads the feed. */
export function calendarFeedAddress(userId: string, createdAt: string): string {
  return absoluteUrl(calendarFeedPath(calendarFeedToken(userId, createdAt)));
}
