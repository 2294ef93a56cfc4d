import { checkAccess } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';
import { readNotificationSummary } from '@/lib/notifications/data';

const headers = { 'Cache-Control': 'private, no-store' };

/** The newest notifications of whoever is signed in. A read, and no sign of life. */
export async function GET() {
  try {
    // A session may end between the check and the reading.
    const staff = await checkAccess('team');
    if ('to' in staff) return new Response(null, { status: 401, headers });
    return Response.json(await readNotificationSummary(staff), { headers });
  } catch (error) {
    log.error({ err: error }, 'notifications not loaded');
    return new Response(null, { status: 503, headers });
  }
}
