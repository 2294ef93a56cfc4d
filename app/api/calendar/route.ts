import type { NextRequest } from 'next/server';
import { readCalendar } from '@/lib/calendar/data';
import { calendarQuery } from '@/lib/calendar/schema';
import { checkAccess } from '@/lib/core/auth/guard';
import { log } from '@/lib/core/log';

const headers = { 'Cache-Control': 'private, no-store' };

/**
 * The events of one period for signed-in staff. A read, and no sign of life: asking again and again does
 * not keep a session from ending for inactivity.
 */
export async function GET(request: NextRequest) {
  const query = calendarQuery.safeParse(Object.fromEntries(request.nextUrl.searchParams));
  if (!query.success) return new Response(null, { status: 400, headers });
  const staff = await checkAccess('team');
  if ('to' in staff) return new Response(null, { status: 401, headers });
  try {
    return Response.json(await readCalendar(staff, query.data), { headers });
  } catch (error) {
    log.error({ err: error }, 'calendar not loaded');
    return new Response(null, { status: 503, headers });
  }
}
