import { ownPageRoute, staffRoute } from '@/lib/core/actions/routes';
import { readRealtimeToken } from '@/lib/people/sessions/data';

/** Returns a token with which the page subscribes to changes; the session itself stays in a cookie out of its reach. */
export const POST = ownPageRoute(
  staffRoute(async (staff) => Response.json(await readRealtimeToken(staff))),
);
