import { readCalendar } from '@/lib/calendar/data';
import { calendarQuery } from '@/lib/calendar/schema';
import { emptyResponse, staffRoute } from '@/lib/core/actions/routes';

/** Returns the events of one period. */
export const GET = staffRoute(async (staff, { nextUrl }) => {
  const query = calendarQuery.safeParse(Object.fromEntries(nextUrl.searchParams));
  if (!query.success) return emptyResponse(400);
  return Response.json(await readCalendar(staff, query.data));
});
