import { staffRoute } from '@/lib/core/actions/routes';
import { readNotificationSummary } from '@/lib/notifications/data';

/** Returns the newest notifications of the signed-in person. */
export const GET = staffRoute(async (staff) => Response.json(await readNotificationSummary(staff)));
