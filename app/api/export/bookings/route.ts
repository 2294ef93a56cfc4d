import { listBookings } from '@/lib/bookings/desk/data';
import { bookingFilters } from '@/lib/bookings/desk/filters';
import { bookingStatusNames } from '@/lib/bookings/statuses';
import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';

/** Exports the matching bookings as CSV; leaders only. Instants are UTC. */
export const GET = csvExport({
  name: 'bookings',
  filters: bookingFilters,
  list: listBookings,
  columns: [
    ['Name', ({ name }) => name],
    ['Company', ({ company }) => company],
    ['Email', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Meeting', ({ meetingType }) => meetingType],
    ['Service', ({ serviceTitle }) => serviceTitle],
    ['About', ({ topic }) => topic],
    ['Takes place (UTC)', ({ startsAt }) => utc(startsAt)],
    ['Requested (UTC)', ({ requestedAt }) => utc(requestedAt)],
    ['Status', ({ status }) => bookingStatusNames[status]],
    ['In quarantine', ({ isQuarantined }) => (isQuarantined ? 'yes' : 'no')],
    ['Replied (UTC)', ({ repliedAt }) => utc(repliedAt)],
    ['Owner', ({ responsible }) => responsible],
  ],
});
