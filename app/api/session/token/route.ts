import { ownPageRoute, staffRoute } from '@/lib/core/actions/routes';
import { readRealtimeToken } from '@/lib/people/sessions/data';

/** Returns a token for subscribing to changes; the session itself stays in a cookie that scripts cannot read. */
export const POST = ownPageRoute(
  staffRoute(async (staff) => Response.json(await readRealtimeToken(staff))),
);
