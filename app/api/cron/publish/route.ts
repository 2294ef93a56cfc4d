import { after } from 'next/server';
import { expireBookingHolds } from '@/lib/bookings/data';
import { publishDueContent } from '@/lib/content/publishing/writes';
import { requestRefresh } from '@/lib/core/actions/own-endpoints';
import { noteCronRun } from '@/lib/core/readiness/data';
import { hasCronSecret } from '@/lib/core/security/bearer';
import { renewAllPages } from '@/lib/search/pages/data';

/**
 * Publishes due scheduled content, frees the slots of bookings that were in quarantine for too long, and renews what the
 * search quotes of pages that have changed. Called by the scheduler with `Authorization: Bearer CRON_SECRET`.
 */
export async function GET(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  const changes = await publishDueContent();
  // Revalidates immediately, so that the pages are updated even if the holds cannot be ended.
  after(requestRefresh(...changes));
  const expired = await expireBookingHolds();
  if (expired > 0) after(requestRefresh({ table: 'consultation_bookings' }));
  after(renewAllPages);
  after(() => noteCronRun('publish'));
  return Response.json({ published: changes.length, expired });
}
