import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { expireBookingHolds } from '@/lib/bookings/data';
import { publishDueContent } from '@/lib/content/publishing/data';
import { refreshContent } from '@/lib/content/publishing/refresh';
import { cacheTags } from '@/lib/core/cache/tags';
import { hasCronSecret } from '@/lib/core/security/bearer';

/**
 * Publishes scheduled content that is due, and offers the times again that bookings in quarantine held for too long;
 * called by the scheduler with `Authorization: Bearer CRON_SECRET`.
 */
export async function GET(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  const changes = await publishDueContent();
  after(Promise.all(changes.map(refreshContent)));
  const expired = await expireBookingHolds();
  if (expired > 0) revalidateTag(cacheTags.slots, 'max');
  return Response.json({ published: changes.length, expired });
}
