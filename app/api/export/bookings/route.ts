import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { listBookings } from '@/lib/bookings/desk/data';
import { bookingFilters } from '@/lib/bookings/desk/filters';
import { bookingStatusNames } from '@/lib/bookings/rules';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';

const load = createLoader(bookingFilters);
const utc = (instant: string) => new Date(instant).toISOString();

/** The bookings that the filters find, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('bookings', (after) => listBookings(staff, filters, after), [
    ['Name', ({ name }) => name],
    ['Company', ({ company }) => company],
    ['Email', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Meeting', ({ meetingType }) => meetingType],
    ['Service', ({ serviceTitle }) => serviceTitle],
    ['Takes place (UTC)', ({ startsAt }) => utc(startsAt)],
    ['Requested (UTC)', ({ requestedAt }) => utc(requestedAt)],
    ['Status', ({ status }) => bookingStatusNames[status]],
    ['In quarantine', ({ isQuarantined }) => (isQuarantined ? 'yes' : 'no')],
    ['Replied (UTC)', ({ repliedAt }) => repliedAt && utc(repliedAt)],
    ['Owner', ({ ownerName }) => ownerName],
  ]);
}
