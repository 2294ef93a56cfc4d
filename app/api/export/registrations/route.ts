import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';
import { listRegistrations } from '@/lib/webinars/registrations/data';
import { registrationFilters } from '@/lib/webinars/registrations/filters';

/** Exports the matching registrations as CSV; leaders only. Instants are UTC. */
export const GET = csvExport({
  name: 'registrations',
  filters: registrationFilters,
  list: listRegistrations,
  columns: [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Webinar', ({ webinar }) => webinar.title],
    ['Company', ({ company }) => company],
    ['Job title', ({ jobTitle }) => jobTitle],
    ['Registered (UTC)', ({ registeredAt }) => utc(registeredAt)],
    ['Given back (UTC)', ({ givenBackAt }) => (givenBackAt ? utc(givenBackAt) : null)],
    ['Reminded (UTC)', ({ remindedAt }) => (remindedAt ? utc(remindedAt) : null)],
    ['Attended (UTC)', ({ joinedAt }) => (joinedAt ? utc(joinedAt) : null)],
    ['Watched (UTC)', ({ watchedAt }) => (watchedAt ? utc(watchedAt) : null)],
    ['Booked within 30 days (UTC)', ({ bookedAt }) => (bookedAt ? utc(bookedAt) : null)],
    ['Time zone', ({ timeZone }) => timeZone],
  ],
});
